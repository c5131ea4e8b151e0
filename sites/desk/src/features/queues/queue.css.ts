import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const queue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
})

export const title = style({ fontSize: font.size['2xl'] })

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  color: color.text.muted,
  fontSize: font.size.sm,
})

export const headEnd = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
})

/** The item beside what is known of it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})

export const main = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const side = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const panel = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
})

export const panelTitle = style({ fontSize: font.size.lg })

export const smallTitle = style({
  color: color.text.muted,
  fontFamily: font.family.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const muted = style({ color: color.text.muted, fontSize: font.size.sm })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

/** Words that somebody else wrote. */
export const quote = style({
  margin: 0,
  padding: space[4],
  background: color.surface.sunken,
  borderRadius: radius.card,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const list = style({ display: 'grid', gap: space[2], padding: 0, listStyle: 'none' })
