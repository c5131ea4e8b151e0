import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const matchesHead = style({ display: 'grid', gap: space[2], marginBlockEnd: space[6] })

export const matchesFoot = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: space[8],
})
