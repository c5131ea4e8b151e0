import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { panel } from '../../parts/page.css.ts'

const { color, font, space } = vars

export const period = style([
  panel,
  {
    alignItems: 'end',
    // Room for day, month and year in one line.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18.5rem, 100%), 1fr))',
  },
])

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space[5],
})

export const name = style({ fontSize: font.size.md, marginBlockEnd: space[2] })

export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})

export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const hint = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  maxInlineSize: '70ch',
})
