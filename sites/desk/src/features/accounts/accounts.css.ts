import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

export const title = style({ fontSize: font.size['2xl'] })

export const subtitle = style({ fontSize: font.size.xl })

const card = {
  display: 'grid',
  gap: space[4],
  padding: space[4],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
}

export const search = style({
  ...card,
  alignItems: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(9rem, 1fr) 2fr 2fr', justifyItems: 'stretch' },
  },
})

export const panel = style(card)

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: space[3],
})

export const label = style({ color: color.text.muted, fontSize: font.size.sm })

export const value = style({ margin: 0, overflowWrap: 'anywhere' })
