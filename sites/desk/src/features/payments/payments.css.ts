import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const filters = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
})

export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 20rem) auto',
  justifyContent: 'start',
})

/** A number that is read as one, also in a narrow column. */
export const unbroken = style({ whiteSpace: 'nowrap' })

export const badges = style({ display: 'flex', gap: space[2], whiteSpace: 'nowrap' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

export const figure = style({
  margin: 0,
  fontSize: font.size.lg,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ color: color.text.muted, maxInlineSize: '70ch' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const preview = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  background: color.surface.sunken,
  borderRadius: radius.card,
})

export const dialogActions = style([actions, { justifyContent: 'flex-end' }])
