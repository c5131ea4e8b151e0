import { vars } from '@bouquet/theme/vars'
import { createGlobalVar, styleVariants } from '@vanilla-extract/css'

/** Named like the theme's own properties, so that a static page drops and shortens them alike. */
const property = (name: string) => createGlobalVar(`b-tone-${name}`)

export const tone = {
  base: property('base'),
  hover: property('hover'),
  pressed: property('pressed'),
  on: property('on'),
  /** Border of a fill; invisible where the fill stands out by itself. */
  edge: property('edge'),
  soft: property('soft'),
  onSoft: property('onSoft'),
  text: property('text'),
}

/** Background of a soft or transparent control while it is pressed. */
export const softPressed = `color-mix(in oklab, ${tone.soft}, ${tone.onSoft} 12%)`

/** Selectors of the states that a mouse makes. A control that is pressed is hovered too, and looks pressed. */
export const hovered = '&:hover:not(:active, :disabled)'
export const pressed = '&:active:not(:disabled)'

const { color } = vars

const action = (colors: Readonly<Record<keyof typeof tone, string>>) => ({
  [tone.base]: colors.base,
  [tone.hover]: colors.hover,
  [tone.pressed]: colors.pressed,
  [tone.on]: colors.on,
  [tone.edge]: colors.edge,
  [tone.soft]: colors.soft,
  [tone.onSoft]: colors.onSoft,
  [tone.text]: colors.text,
})

const status = (colors: typeof color.success) =>
  action({ ...colors, hover: colors.base, pressed: colors.base, edge: 'transparent' })

const neutral = action({
  base: color.text.strong,
  hover: color.text.normal,
  pressed: `color-mix(in oklab, ${color.text.strong}, ${color.surface.page} 25%)`,
  on: color.surface.page,
  edge: 'transparent',
  soft: `color-mix(in oklab, ${color.surface.raised}, ${color.text.strong} 8%)`,
  onSoft: color.text.strong,
  text: color.text.strong,
})

/** Each class sets the colours of one tone. Components read them through `tone`. */
export const tones = styleVariants({
  primary: { vars: action(color.primary) },
  secondary: { vars: action(color.secondary) },
  neutral: { vars: neutral },
  success: { vars: status(color.success) },
  warning: { vars: status(color.warning) },
  danger: { vars: status(color.danger) },
  info: { vars: status(color.info) },
})

export type Tone = keyof typeof tones
