import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { font, space } = vars

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontSize: font.size.sm,
})
