import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

export const area = style({ resize: 'vertical', fieldSizing: 'content', maxBlockSize: '60dvh' })

export const counter = style({
  justifySelf: 'end',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
