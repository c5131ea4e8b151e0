import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const matchesHead = style({ display: 'grid', gap: space[2], marginBlockEnd: space[6] })

export const matchCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 44%), 1fr))',
  gap: space[4],
  padding: 0,
  listStyle: 'none',
})

export const matchesFoot = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: space[8],
})
