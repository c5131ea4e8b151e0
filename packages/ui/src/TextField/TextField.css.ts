import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative', display: 'block' })

export const withEnd = style({ paddingInlineEnd: `calc(${vars.size.control} + ${vars.space[2]})` })

export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.2rem',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.muted,
})
