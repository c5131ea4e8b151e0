import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, radius, size, space } = vars

/** The field takes the space that the button leaves. */
export const codeForm = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
})

/** Must be read before the account is given, so it is set apart and never shortened. */
export const mandate = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  background: color.surface.sunken,
  borderRadius: radius.card,
  maxInlineSize: size.measure,
  overflowWrap: 'anywhere',
})

export const account = style({
  display: 'grid',
  gap: space[6],
  padding: space[5],
  background: color.surface.raised,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
})
