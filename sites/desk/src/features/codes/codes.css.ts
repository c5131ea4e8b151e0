import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const filters = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  maxInlineSize: '30rem',
})

export const fields = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
})

export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

export const legend = style({ padding: 0, fontWeight: font.weight.medium, fontSize: font.size.sm })

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] })

export const hint = style({ color: color.text.muted, fontSize: font.size.sm })

export const end = style({ display: 'grid', gap: space[2] })
