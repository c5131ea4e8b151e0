import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, forcedColors } from './motion.ts'

const { color, font, radius, shadow, size, space } = vars

const { hero } = color

export type BonusVariant = 'bar' | 'card'

const variants: Record<BonusVariant, { borderRadius: string | number }> = {
  bar: { borderRadius: 0 },
  card: { borderRadius: radius.card },
}

/** Petals at the far end, drawn from the brand's own colours; the words stay legible on each. */
const art = [
  `radial-gradient(circle at 96% 130%, ${hero.accent} 0 5.5rem, transparent calc(5.5rem + 1px))`,
  `radial-gradient(circle at 84% -60%, ${hero.to} 0 8rem, transparent calc(8rem + 1px))`,
  `linear-gradient(105deg, ${hero.from} 30%, ${hero.to} 115%)`,
].join(', ')

export const frame = recipe({
  base: {
    containerType: 'inline-size',
    position: 'relative',
    color: hero.on,
    background: art,
    '@media': { [forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' } },
  },
  variants: { variant: variants },
})

const wide = '(min-width: 40rem)'

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  '@container': {
    // The fact and the way on share a line, so that an offer takes little of a phone.
    '(max-width: 39.99rem)': {
      selectors: {
        '&:has(> * + * + *)': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          rowGap: space[1],
          paddingBlock: space[3],
        },
      },
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: space[6],
      paddingInline: space[5],
    },
  },
})

/** Keeps the words clear of the cross. */
export const withCross = style({
  paddingInlineEnd: `calc(${size.control} + ${space[3]})`,
  '@container': {
    [wide]: { paddingInlineEnd: `calc(${size.control} + ${space[4]})` },
  },
})

export const words = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  '@container': { '(max-width: 39.99rem)': { gridColumn: '1 / -1' } },
})

export const title = style({
  fontFamily: font.family.display,
  fontSize: font.size.lg,
  fontWeight: font.weight.display,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const text = style({ maxInlineSize: size.measure, lineHeight: 1.4 })

export const extra = style({ minInlineSize: 0 })

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'start',
  minBlockSize: size.control,
  paddingInline: space[5],
  paddingBlock: space[2],
  borderRadius: radius.control,
  background: hero.on,
  color: hero.from,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outlineColor: hero.on } },
  '@media': {
    [canHover]: { selectors: { '&:hover': { boxShadow: shadow.raised } } },
    [forcedColors]: { border: '1px solid ButtonBorder', color: 'LinkText' },
  },
})

export const close = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  color: hero.on,
  '@container': { [wide]: { insetBlockStart: `calc(50% - ${size.control} / 2)` } },
  selectors: { '&:focus-visible': { outlineColor: hero.on } },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          background: `color-mix(in oklab, ${hero.on} 18%, transparent)`,
          color: hero.on,
        },
      },
    },
  },
})
