import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars

export const page = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[8]} ${space[4]} ${space[16]}`,
})

export const lead = style({
  maxInlineSize: '66ch',
  color: color.text.muted,
  fontSize: font.size.lg,
})

export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

/** Focusable, so that wide content can be scrolled with the keyboard. */
export const wide = style({ overflowX: 'auto' })

globalStyle(`${wide} table`, { borderCollapse: 'collapse', inlineSize: '100%' })
globalStyle(`${wide} :is(th, td)`, {
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${wide} th`, { color: color.text.strong, fontWeight: font.weight.medium })
globalStyle(`${wide} thead th`, { fontSize: font.size.sm, whiteSpace: 'nowrap' })

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space[4],
})

export const picture = style({ margin: 0, minInlineSize: 0 })
globalStyle(`${picture} img`, {
  maxInlineSize: '100%',
  border: `${border.width} solid ${color.border.subtle}`,
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
})

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.card,
  background: color.surface.raised,
  textAlign: 'center',
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
})

export const drawing = style({ fontSize: '1.75rem', color: color.primary.text })

export const swatch = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '2.25rem',
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.control,
  fontWeight: font.weight.bold,
})

export const source = style({
  margin: 0,
  padding: space[4],
  borderRadius: radius.card,
  background: color.surface.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: font.size.sm,
  whiteSpace: 'pre-wrap',
})

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: space[8],
  alignItems: 'start',
})

export const fields = style({ display: 'grid', gap: space[4] })

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space[4],
})

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })

export const list = style({ display: 'grid', gap: space[3], paddingInlineStart: space[5] })

export const seed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
})

/** Aligned with the input beside it, below its label. */
export const picker = style({
  marginBlockStart: `calc(${font.size.sm} * ${font.line.tight} + 0.15rem + ${space[1]})`,
  inlineSize: '4rem',
  blockSize: vars.size.control,
  padding: 2,
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.page,
})

/** Note above a story. */
export const note = style({ marginBlockEnd: space[6] })
