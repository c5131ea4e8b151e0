import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[4],
  paddingBlock: space[12],
  textAlign: 'center',
})

export const medallion = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  marginBlockEnd: space[2],
  borderRadius: '50%',
  background: color.primary.soft,
  color: color.primary.onSoft,
  fontSize: '2.25rem',
})

export const title = style({ maxInlineSize: '100%', fontSize: `min(${font.size.xl}, 9vw)` })

export const text = style({
  maxInlineSize: 'min(36ch, 100%)',
  color: color.text.muted,
  textWrap: 'balance',
})

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  maxInlineSize: '100%',
  marginBlockStart: space[3],
})
