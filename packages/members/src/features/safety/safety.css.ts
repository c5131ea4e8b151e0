import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars
const edge = `${border.width} solid ${color.border.subtle}`

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
})

export const head = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const lead = style({ color: color.text.muted, maxInlineSize: size.measure })

export const cases = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A case in the list; the link covers it. */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
  background: color.surface.raised,
  border: edge,
  borderRadius: radius.card,
})
export const rowTexts = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const rowLink = style({
  color: color.text.strong,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
})
export const small = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
})

/** Report, decision, appeal: one below the other. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  background: color.surface.raised,
  border: edge,
  borderRadius: radius.card,
})
export const partTitle = style({ fontSize: font.size.lg })
export const facts = style({ display: 'grid', gap: space[3], margin: 0 })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
  gap: space[3],
  alignItems: 'baseline',
})
export const factName = style({ color: color.text.muted, fontSize: font.size.sm })
export const factValue = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
