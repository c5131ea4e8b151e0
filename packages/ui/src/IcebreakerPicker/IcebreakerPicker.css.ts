import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const icon = style({
  flexShrink: 0,
  marginBlockStart: '0.1em',
  color: color.primary.text,
  fontSize: '1.25rem',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const cost = style({ flex: '1 1 10rem', color: color.text.muted, fontSize: font.size.sm })

export const send = style({
  marginInlineStart: 'auto',
  '@container': { '(max-width: 22rem)': { inlineSize: '100%' } },
})

export const arrow = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })
