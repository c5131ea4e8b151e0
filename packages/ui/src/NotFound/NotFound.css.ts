import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { onBrandArt } from '../base/index.ts'

const { color, font, shape, size, space } = vars

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: `clamp(${space[8]}, 8vh, ${space[24]})`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

/** The number for support requests, on the brand's art and in its photo mask. */
export const surface = style({
  ...onBrandArt,
  display: 'grid',
  // Beside the middle of the art.
  placeItems: 'center start',
  paddingInline: space[6],
  inlineSize: 'min(18rem, 100%)',
  aspectRatio: '4 / 3',
  marginBlockEnd: space[2],
  borderRadius: shape.photo,
  fontFamily: font.family.display,
  fontSize: font.size['5xl'],
  fontWeight: font.weight.display,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${page} > p`, { maxInlineSize: `min(${size.measure}, 44ch)`, color: color.text.muted })
