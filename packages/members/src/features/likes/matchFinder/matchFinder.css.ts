import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars

export const screen = style({ display: 'grid', gap: space[6] })
export const head = style({ display: 'grid', gap: space[1] })

export const questions = style({ maxInlineSize: '46rem' })

export const question = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, border: 0 })
export const questionTitle = style({
  marginBlockEnd: space[2],
  padding: 0,
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const foundLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.text.muted,
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The card above its reasons, or beside them where there is space. */
export const entry = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  '@media': { '(min-width: 576px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' } },
  padding: space[3],
  background: color.surface.raised,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
})
