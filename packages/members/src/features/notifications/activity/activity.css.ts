import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '42rem',
  marginInline: 'auto',
})
