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

export const panel = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
})

export const beginnings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

export const beginningsLabel = style({ color: color.text.muted, fontSize: font.size.sm })
