import { vars } from '@bouquet/theme/vars'
import { onBrandArt } from '@bouquet/ui/base'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars
const edge = `${border.width} solid ${color.border.subtle}`

export const balance = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' })
export const balanceFigure = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size['2xl'],
  lineHeight: 1,
})

export const packages = style({ display: 'grid', gap: space[3] })
export const priceList = style({ display: 'grid', gap: space[4], padding: 0, listStyle: 'none' })
export const purchase = style({ display: 'grid', gap: space[4] })

export const discountLine = style({
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

/* Premium. */

export const premiumHead = style({
  ...onBrandArt,
  display: 'grid',
  gap: space[2],
  padding: `clamp(${space[6]}, 5vw, ${space[12]})`,
  borderRadius: radius.card,
})
globalStyle(`${premiumHead} > *`, { maxInlineSize: '30rem', color: 'inherit' })
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
export const comparison = style({
  containerType: 'inline-size',
  padding: `${space[2]} clamp(${space[4]}, 4vw, ${space[8]}) ${space[4]}`,
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
