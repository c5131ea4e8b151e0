import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

/** Grows with its text, never below the rows that it is given. */
export const area = style({ resize: 'vertical', fieldSizing: 'content', maxBlockSize: '60dvh' })

/** What a box of so many lines needs besides them. */
export const edges = `${vars.space[2]} * 2 + ${vars.border.width} * 2`

export const counter = style({
  justifySelf: 'end',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
