import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

/** Grows with its text; `rows` is the minimum height. */
export const area = style({ resize: 'vertical', fieldSizing: 'content', maxBlockSize: '60dvh' })

/** Height of padding and border, added to the lines. */
export const edges = `${vars.space[2]} * 2 + ${vars.border.width} * 2`

export const counter = style({
  justifySelf: 'end',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
