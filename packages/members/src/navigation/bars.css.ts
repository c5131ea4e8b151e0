import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const offlineBar = style({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.warning.soft,
  color: color.warning.onSoft,
  fontSize: font.size.sm,
  textAlign: 'center',
})
