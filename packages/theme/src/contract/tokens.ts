/**
 * The shape of every theme. Each leaf is one CSS custom property; its text describes its use. Components read
 * them through {@link vars} and are independent of brands.
 */
export const tokens = {
  color: {
    surface: {
      page: 'behind everything',
      raised: 'cards, bars, menus',
      sunken: 'wells, tracks, own message bubble of the other person',
      overlay: 'dialogs and sheets',
      backdrop: 'the veil behind a dialog (has alpha)',
    },
    text: {
      strong: 'headings',
      normal: 'running text',
      muted: 'hints and metadata, still 4.5:1 on every surface',
      link: 'links in running text',
    },
    border: {
      subtle: 'separators that carry no meaning',
      control: 'edges of fields and outlined controls, 3:1',
      focus: 'focus ring, 3:1 on every surface',
    },
    primary: {
      base: 'main action, the brand’s colour as it is',
      hover: 'main action under the pointer',
      pressed: 'main action held down',
      on: 'text and icons on the three above',
      edge: 'edge of the three above where one lacks 3:1 to a surface, else invisible (has alpha)',
      mark: 'lines, bars and dots without text, 3:1 on every surface',
      soft: 'quiet tint for selected and own bubbles',
      onSoft: 'text on the tint',
      text: 'primary as text on a surface',
    },
    secondary: {
      base: 'second action, the brand’s colour as it is',
      hover: 'second action under the pointer',
      pressed: 'second action held down',
      on: 'text and icons on the three above',
      edge: 'edge of the three above where one lacks 3:1 to a surface, else invisible (has alpha)',
      mark: 'lines, bars and dots without text, 3:1 on every surface',
      soft: 'quiet tint',
      onSoft: 'text on the tint',
      text: 'secondary as text on a surface',
    },
    success: {
      base: 'fill',
      on: 'text on fill',
      soft: 'tint',
      onSoft: 'text on tint',
      text: 'on a surface',
    },
    warning: {
      base: 'fill',
      on: 'text on fill',
      soft: 'tint',
      onSoft: 'text on tint',
      text: 'on a surface',
    },
    danger: {
      base: 'fill',
      on: 'text on fill',
      soft: 'tint',
      onSoft: 'text on tint',
      text: 'on a surface',
    },
    info: {
      base: 'fill',
      on: 'text on fill',
      soft: 'tint',
      onSoft: 'text on tint',
      text: 'on a surface',
    },
    unread: {
      base: 'unread badge, equals primary',
      on: 'figures on it',
      edge: 'its edge, as that of primary (has alpha)',
    },
    disabled: { base: 'fill of what cannot be used', on: 'its text, still 3:1' },
    photo: {
      scrim: 'dark veil at the foot of a photo (has alpha)',
      on: 'text on the scrim, light in both modes',
    },
    hero: {
      from: 'first colour of the hero art',
      to: 'second',
      accent: 'third',
      glint: 'fine highlights in the art',
      on: 'text on the art',
    },
  },
  space: {
    1: '4',
    2: '8',
    3: '12',
    4: '16',
    5: '20',
    6: '24',
    8: '32',
    10: '40',
    12: '48',
    16: '64',
    24: '96',
  },
  radius: {
    control: 'fields and buttons',
    card: 'cards and bubbles',
    dialog: 'dialogs and sheets',
    pill: 'chips and badges',
  },
  border: { width: 'edge of a control' },
  shape: {
    photo: 'border radius of portraits (photo mask)',
    avatar: 'border radius of small portraits',
  },
  font: {
    family: { display: 'headings', text: 'everything else' },
    size: {
      xs: 'metadata',
      sm: 'secondary text',
      md: 'running text',
      lg: 'lead',
      xl: 'card headings',
      '2xl': 'section headings',
      '3xl': 'page headings',
      '4xl': 'hero on small pages',
      '5xl': 'hero',
    },
    weight: { normal: 'text', medium: 'controls', bold: 'emphasis', display: 'headings' },
    line: { tight: 'headings', normal: 'text' },
    tracking: { display: 'letter spacing of headings' },
  },
  shadow: { raised: 'cards', overlay: 'dialogs and menus' },
  motion: { fast: 'hover, press', normal: 'enter, leave', slow: 'page', easing: 'the one curve' },
  size: {
    control: 'height of a control, at least 44px',
    page: 'widest page',
    measure: 'widest text column',
  },
} as const

type Leaves<T> = { [K in keyof T]: T[K] extends string ? string : Leaves<T[K]> }

/** A value for every token. */
export type TokenValues = Leaves<typeof tokens>

/** CSS custom property of a token path: `color.text.muted` is `--b-color-text-muted`. */
export function propertyName(path: readonly string[]): string {
  return `b-${path.join('-')}`
}
