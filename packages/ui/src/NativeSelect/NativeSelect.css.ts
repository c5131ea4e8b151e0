import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative', display: 'block' })

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const chevron = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.575em)',
  insetInlineEnd: vars.space[4],
  color: vars.color.text.muted,
  pointerEvents: 'none',
})
