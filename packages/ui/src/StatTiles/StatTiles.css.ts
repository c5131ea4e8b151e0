import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space[3],
  margin: 0,
})

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1],
  padding: space[4],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const label = style({ color: color.text.muted, fontSize: font.size.sm })

export const value = style({
  margin: 0,
  color: color.text.strong,
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.tight,
})

export const note = style({ margin: 0, color: color.text.muted, fontSize: font.size.sm })
