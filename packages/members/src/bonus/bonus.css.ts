import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[4],
  paddingInline: space[4],
  background: color.success.soft,
  color: color.success.onSoft,
  fontSize: font.size.sm,
  lineHeight: 1.35,
  textAlign: 'center',
  '@media': { '(max-width: 575px)': { paddingBlockStart: space[2] } },
})

export const time = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[2] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  color: 'inherit',
  fontWeight: font.weight.medium,
})

export const dialogTime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
})
