import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const ownBrand = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  paddingBlock: space[4],
})

/** Another brand in the list. */
export const brandRow = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[5],
  listStyleType: '""',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})
export const brandTitle = style({ fontSize: font.size.lg })

export const facts = style({ display: 'grid', gap: space[2] })
export const warnings = style({ display: 'grid', gap: space[1] })
