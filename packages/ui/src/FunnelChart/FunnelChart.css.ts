import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const stage = style({ display: 'grid', gap: space[1] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const value = style({
  color: color.text.strong,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 8,
  borderRadius: radius.pill,
  background: color.surface.sunken,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
})

export const bar = style({
  fill: color.primary.mark,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
})
