import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const muted = style({ color: color.text.muted, fontSize: font.size.sm })

export const domain = style([
  muted,
  { display: 'block', maxInlineSize: '11rem', overflowWrap: 'anywhere' },
])

export const note = style([muted, { maxInlineSize: '70ch' }])

export const name = style({ display: 'block', minInlineSize: 'max-content', fontWeight: 600 })

/** One figure below the other. */
export const lines = style({
  margin: 0,
  padding: 0,
  minInlineSize: 'max-content',
  listStyle: 'none',
})

export const signups = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[1],
  minInlineSize: 'max-content',
})

/** Its words stand below the state. */
export const change = style({ marginInlineStart: `calc(-1 * ${space[4]})` })

export const problems = style({ margin: 0, paddingInlineStart: space[4], overflowWrap: 'anywhere' })

export const line = style({
  display: 'block',
  padding: space[3],
  background: color.surface.sunken,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const preview = style({ display: 'grid', gap: space[3] })

export const previewTitle = style({ margin: 0, fontSize: font.size.md, color: color.text.strong })
