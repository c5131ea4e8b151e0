import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

export const dialogTime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
})
