import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: radius.card,
  background: color.surface.sunken,
  containerType: 'inline-size',
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const example = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  maxInlineSize: `calc(100% - 2 * ${space[3]})`,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.pill,
  background: color.photo.scrim,
  color: color.photo.on,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
})

export const texts = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  paddingBlockStart: space[16],
  background: `linear-gradient(to top, ${color.photo.scrim} 35%, transparent)`,
  color: color.photo.on,
})

export const name = style({
  color: 'inherit',
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: `clamp(${font.size.md}, 8cqi, ${font.size['2xl']})`,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const chip = style({
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.pill,
  background: 'rgb(255 255 255 / 0.2)',
  fontSize: font.size.xs,
  lineHeight: font.line.tight,
  '@container': { '(width < 13rem)': { selectors: { '& + &': { display: 'none' } } } },
})
