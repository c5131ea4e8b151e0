import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const stepFoot = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
})

export const stepMain = style({ flex: '2 1 12rem' })
export const stepSide = style({ flex: '1 1 9rem' })

export const matchesHead = style({ display: 'grid', gap: space[2], marginBlockEnd: space[6] })

export const matchesFoot = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: space[8],
})
