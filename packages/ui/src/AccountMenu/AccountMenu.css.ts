import { canHover } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, shape, size, space } = vars

export const trigger = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: size.control,
  minBlockSize: size.control,
  padding: 0,
  border: 0,
  borderRadius: `max(${shape.avatar}, 0.25rem)`,
  background: 'none',
  color: color.text.muted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.text.strong } } } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
})

export const name = style({
  display: 'block',
  color: color.text.strong,
  fontWeight: font.weight.bold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const note = style({
  display: 'block',
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
})
