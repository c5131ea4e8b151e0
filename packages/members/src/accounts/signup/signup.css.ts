import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const birth = style({ display: 'grid', gap: space[2] })

export const birthLabel = style({
  padding: 0,
  marginBlockEnd: space[2],
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const birthParts = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(4rem, 1fr) minmax(7rem, 2fr) minmax(5rem, 1.2fr)',
  alignItems: 'end',
})

export const birthHint = style({ fontSize: font.size.sm, color: color.text.muted })
export const birthError = style({ fontSize: font.size.sm, color: color.danger.text })

export const stepFoot = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
})

export const stepMain = style({ flex: '2 1 12rem' })
export const stepSide = style({ flex: '1 1 9rem' })
