import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars

export const scan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
})

export const qrCode = style({
  flex: 'none',
  inlineSize: 'min(12rem, 100%)',
  background: '#fff',
  fill: '#000',
  borderRadius: radius.control,
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
})

export const key = style({ flex: '1 1 12rem', display: 'grid', gap: space[1] })

const monospaced = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: font.size.md,
  color: color.text.strong,
} as const

export const keyParts = style({ ...monospaced, overflowWrap: 'anywhere', userSelect: 'all' })

export const codeList = style({
  ...monospaced,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[2],
  inlineSize: '100%',
  padding: space[4],
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.control,
  listStyleType: '""',
})
