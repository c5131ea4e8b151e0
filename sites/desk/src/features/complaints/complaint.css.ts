import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})

export const name = style({ color: color.text.strong, fontWeight: font.weight.medium })

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const picture = style({
  maxBlockSize: '20rem',
  inlineSize: 'auto',
  borderRadius: radius.card,
})

export const closed = style({
  inlineSize: '12rem',
  aspectRatio: '1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  padding: space[3],
  background: color.surface.sunken,
  borderRadius: radius.card,
  textAlign: 'center',
})
