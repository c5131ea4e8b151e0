import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

/** Small muted label between messages. */
export const pill = style({
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.pill,
  background: color.surface.raised,
  color: color.text.muted,
  fontSize: font.size.xs,
})
