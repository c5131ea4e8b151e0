import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
})
