import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
})

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
})

export const keys = style({
  flex: '0 1 6.5rem',
  minInlineSize: 'fit-content',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
})

export const key = style({
  minInlineSize: '2em',
  paddingInline: space[2],
  border: `1px solid ${color.border.control}`,
  borderBlockEndWidth: 3,
  borderRadius: radius.control,
  background: color.surface.raised,
  color: color.text.strong,
  fontFamily: 'inherit',
  fontSize: font.size.sm,
  textAlign: 'center',
})

export const label = style({
  flex: '1 1 min(9rem, 100%)',
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
