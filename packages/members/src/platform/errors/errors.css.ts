import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const errorMessage = style({
  minBlockSize: '60dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: space[6],
  textAlign: 'center',
})

/** The HTTP status, for support requests. */
export const errorCode = style({
  color: color.text.muted,
  fontSize: font.size.lg,
  fontVariantNumeric: 'tabular-nums',
})
