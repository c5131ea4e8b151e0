import { vars } from '@bouquet/theme/vars'
import { type GlobalStyleRule, globalLayer, globalStyle, style } from '@vanilla-extract/css'

/** Cascade layer of resets, so that component styles always win. */
const baseLayer = globalLayer('bouquet-base')

const { color, font, space } = vars

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [baseLayer]: rule } })

base('*, *::before, *::after', { boxSizing: 'border-box' })
base('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  accentColor: color.primary.mark,
})
base('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: color.surface.page,
  color: color.text.normal,
  fontFamily: font.family.text,
  fontSize: font.size.md,
  lineHeight: font.line.normal,
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
  // Long words of German or Finnish, by the page's language; short words stay whole.
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
  WebkitFontSmoothing: 'antialiased',
})
base('h1, h2, h3, h4', {
  margin: 0,
  color: color.text.strong,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
})
base('h1', { fontSize: font.size['3xl'] })
base('h2', { fontSize: font.size['2xl'] })
base('h3', { fontSize: font.size.xl })
base('h4', { fontSize: font.size.lg })
base('p, ul, ol, dl, figure, fieldset', { margin: 0 })
base('p, li, dd', { textWrap: 'pretty' })
base('fieldset', { padding: 0, border: 0, minInlineSize: 0 })
base('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
base('a', {
  color: color.text.link,
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.18em',
})
base('a:hover', { textDecorationThickness: '0.14em' })
base('img, svg, video', { display: 'block', maxInlineSize: '100%' })
base('img', { blockSize: 'auto' })
base('hr', {
  border: 0,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  marginBlock: space[6],
})
base(':focus-visible', { outline: `3px solid ${color.border.focus}`, outlineOffset: '2px' })
base('[tabindex="-1"]:focus', { outline: 'none' })
base('::selection', { background: color.primary.soft, color: color.primary.onSoft })
base('[hidden]', { display: 'none' })

/** Visible to screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})
