import { from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, space } = vars

globalStyle('html', { '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } } })

/** At least as tall as the viewport, so that the footer is at the bottom. */
export const body = style({ display: 'flex', flexDirection: 'column' })
export const main = style({
  flex: 1,
  // A half-read page would move as the rest arrives. The footer comes after it.
  selectors: { '&:not(:has(+ footer))': { visibility: 'hidden' } },
})

/** Pictures further down stay out of the way of the first view: far from the screen, the browser does not load them. */
globalStyle(':root[data-view="waiting"] img[loading="lazy"]', {
  '@media': { '(scripting: enabled)': { translate: '0 -9999px' } },
})

/** A section of a page, with space above and below. */
export const section = style({
  paddingBlock: space[12],
  '@media': { [from.md]: { paddingBlock: space[16] } },
})

export const lead = style({
  color: color.text.normal,
  fontSize: font.size.lg,
  maxInlineSize: '58ch',
  textWrap: 'pretty',
})

export const muted = style({ color: color.text.muted, fontSize: font.size.sm })

/** Visible only when focused, for the skip link. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: 10,
  padding: `${space[3]} ${space[5]}`,
  background: color.surface.overlay,
  color: color.text.strong,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
