import { vars } from '@bouquet/theme/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space[6],
})

/** Both examples are as tall as the taller one. */
export const side = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: 0,
  margin: 0,
  minInlineSize: 0,
})

const frame = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: '9rem',
  padding: space[5],
  overflow: 'hidden',
  border: `${border.width} solid ${color.border.subtle}`,
  borderBlockEndWidth: '3px',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: color.surface.page,
})

export const example = styleVariants({
  good: [frame, { borderBlockEndColor: color.success.text }],
  bad: [frame, { borderBlockEndColor: color.danger.text }],
})

export const caption = style({
  maxInlineSize: '60ch',
  paddingBlock: space[3],
  color: color.text.normal,
})
