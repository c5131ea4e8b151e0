import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { panel } from '../../parts/page.css.ts'

const { color, space } = vars

export const search = style([
  panel,
  {
    alignItems: 'start',
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(9rem, 1fr) 2fr 2fr', justifyItems: 'stretch' },
    },
  },
])

export const link = style({ color: color.text.link })

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const about = style({ margin: 0, maxInlineSize: '40rem', overflowWrap: 'anywhere' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
