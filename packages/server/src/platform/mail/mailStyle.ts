import type { Brand } from '@bouquet/theme'
import { deriveTheme, type Theme } from '@bouquet/theme/css'
import { mailFontStack, mailLogoColors } from '@bouquet/theme/mail'

/** Colours as hex values, since mail programs support neither custom properties nor OKLCH. */
export interface MailColors {
  readonly page: string
  readonly card: string
  readonly text: string
  readonly muted: string
  readonly strong: string
  readonly line: string
  readonly accent: string
  readonly onAccent: string
}

/** How mails and the unsubscribe page of a brand look. */
export interface MailStyle {
  /** Colours that need no media query, which some mail programs remove. */
  readonly colors: MailColors
  /** Colours where the reader's system is dark; absent when the brand has one mode. */
  readonly dark?: MailColors
  /** Value of `color-scheme`. */
  readonly scheme: string
  readonly logo: ReturnType<typeof mailLogoColors>
  /** Values of `font-family`. */
  readonly font: { readonly display: string; readonly text: string }
  /** `400` or `700`, the only weights that all mail programs have. */
  readonly displayWeight: string
  readonly radius: { readonly card: string; readonly button: string; readonly note: string }
}

/** The style of a brand's mails, from its theme. */
export function mailStyle(brand: Brand): MailStyle {
  const theme = deriveTheme(brand)
  const { preferred, fixed } = brand.mode
  const { font, radius } = theme.light
  return {
    ...(fixed
      ? { colors: colorsOf(theme, preferred), scheme: preferred }
      : {
          colors: colorsOf(theme, 'light'),
          dark: colorsOf(theme, 'dark'),
          scheme: 'light dark',
        }),
    logo: mailLogoColors(brand),
    font: { display: mailFontStack(brand.type.display), text: mailFontStack(brand.type.text) },
    displayWeight: Number(font.weight.display) < boldFrom ? '400' : '700',
    radius: { card: radius.card, button: radius.control, note: noteRadius(radius.card) },
  }
}

const boldFrom = 600

/** A note has smaller corners than the card around it. */
const noteRadius = (card: string) => `${Math.min(12, Number.parseFloat(card))}px`

function colorsOf(theme: Theme, mode: keyof Theme): MailColors {
  const { surface, text, primary } = theme[mode].color
  return {
    page: surface.sunken,
    card: surface.overlay,
    text: text.normal,
    muted: text.muted,
    strong: text.strong,
    line: primary.mark,
    accent: primary.base,
    onAccent: primary.on,
  }
}

/**
 * Rules for the classes of a mail or page in the given colours: `page`, `card`, `text`, `muted`, `strong`, `note` and
 * `button`. They win over inline styles.
 */
export function colorRules(c: MailColors): string {
  return [
    ['page', `background:${c.page}`],
    ['card', `background:${c.card}`],
    ['text', `color:${c.text}`],
    ['muted', `color:${c.muted}`],
    ['strong', `color:${c.strong}`],
    ['note', `background:${c.page};border-color:${c.line}`],
    ['button', `background:${c.accent};border-color:${c.line};color:${c.onAccent}`],
  ]
    .map(([name, rules = '']) => `.${name}{${rules.replaceAll(/(?=;|$)/g, '!important')}}`)
    .join('')
}
