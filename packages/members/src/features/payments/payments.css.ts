import { vars } from '@bouquet/theme/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars

export const changeLink = style({ justifySelf: 'start' })

export const payments = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[10],
  textAlign: 'center',
})

export const outcomeText = style({ maxInlineSize: '42ch', color: color.text.muted })

export const outcomeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
})

/** Quiet, because paying once more is seldom wanted. */
export const otherWay = style({
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '42ch',
  color: color.text.muted,
  fontSize: font.size.sm,
})

const medal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  borderRadius: '50%',
  fontSize: '2.5rem',
})

export const medallion = styleVariants({
  info: [medal, { background: color.info.soft, color: color.info.onSoft }],
  success: [medal, { background: color.success.soft, color: color.success.onSoft }],
  warning: [medal, { background: color.warning.soft, color: color.warning.onSoft }],
  danger: [medal, { background: color.danger.soft, color: color.danger.onSoft }],
  neutral: [medal, { background: color.surface.sunken, color: color.text.normal }],
})

export const receipt = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  background: color.surface.raised,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
})

export const receiptHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const receiptTitle = style({ fontSize: font.size.xl })

export const receiptRows = style({ display: 'grid', gap: space[3] })

export const receiptRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
  gap: space[3],
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
})

export const receiptValue = style({ margin: 0, overflowWrap: 'anywhere' })

export const receiptActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  '@media': { print: { display: 'none' } },
})
