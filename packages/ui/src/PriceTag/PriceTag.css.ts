import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type PriceTagSize = 'sm' | 'md' | 'lg'
export type PriceTagVariant = 'row' | 'stack'

const { color, font, space } = vars

const sizes: Record<PriceTagSize, { fontSize: string }> = {
  sm: { fontSize: font.size.md },
  md: { fontSize: font.size.xl },
  lg: { fontSize: font.size['2xl'] },
}

const variants: Record<PriceTagVariant, Parameters<typeof style>[0]> = {
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  stack: { flexDirection: 'column', alignItems: 'flex-start' },
}

export const tag = recipe({
  base: {
    display: 'flex',
    columnGap: space[4],
    rowGap: '0.15rem',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.25,
  },
  variants: { size: sizes, variant: variants },
})

export const credits = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  overflowWrap: 'anywhere',
})

export const money = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
})

export const price = style({
  color: color.text.strong,
  fontWeight: font.weight.bold,
  whiteSpace: 'nowrap',
})

export const former = style({
  color: color.text.muted,
  fontSize: `max(0.7em, ${font.size.sm})`,
  textDecorationThickness: '1px',
  whiteSpace: 'nowrap',
})

export const note = style({
  flexBasis: '100%',
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.4,
})
