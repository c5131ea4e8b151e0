import { vars } from '@bouquet/theme/vars'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars
const edge = `${border.width} solid ${color.border.subtle}`

export const page = style({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})

export const balance = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' })
export const balanceFigure = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size['2xl'],
  lineHeight: 1,
})

export const muted = style({ color: color.text.muted, fontSize: font.size.sm })
export const small = style({ color: color.text.muted, fontSize: font.size.sm })
export const lead = style({ color: color.text.muted, fontSize: font.size.lg })

export const packages = style({ display: 'grid', gap: space[3] })
export const priceList = style({ display: 'grid', gap: space[4], padding: 0, listStyle: 'none' })
export const purchase = style({ display: 'grid', gap: space[4] })

export const bonus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: radius.card,
  background: color.success.soft,
  color: color.success.onSoft,
})
export const bonusTime = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })

export const assurances = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text.muted,
  fontSize: font.size.sm,
})
export const assurance = style({ display: 'flex', gap: space[2] })
globalStyle(`${assurance} > svg`, { flexShrink: 0, marginBlockStart: '0.25em' })

export const asides = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  paddingBlockStart: space[2],
  borderBlockStart: edge,
})

/* One order. */

export const order = style({
  display: 'grid',
  gap: space[2],
  padding: space[5],
  paddingBlockEnd: space[2],
  background: color.surface.raised,
  border: edge,
  borderRadius: radius.card,
  fontVariantNumeric: 'tabular-nums',
})
export const change = style({ justifySelf: 'start' })

/* Payments. */

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
  border: edge,
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

/* Premium. */

export const premiumHead = style({ display: 'grid', gap: space[2] })
export const gifts = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: `clamp(${space[5]}, 4vw, ${space[8]})`,
  listStyle: 'none',
  background: color.surface.raised,
  border: edge,
  borderRadius: radius.card,
})
export const gift = style({ display: 'flex', gap: space[4] })
export const giftIcon = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  background: color.primary.soft,
  color: color.primary.onSoft,
})
export const giftTexts = style({ display: 'grid', gap: 2, alignContent: 'center' })
export const giftName = style({ color: color.text.strong })

export const dialogTime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
})
