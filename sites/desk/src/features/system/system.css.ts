import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockStart: space[4],
})

export const hint = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  maxInlineSize: '70ch',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const buttons = style({ display: 'flex', gap: space[2] })

export const why = style({ display: 'block', minInlineSize: '16rem', overflowWrap: 'anywhere' })

export const oneLine = style({ display: 'block', minInlineSize: 'max-content' })
