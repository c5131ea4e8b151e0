import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { border, color, font, radius, space } = vars

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})

export const sums = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: space[4],
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.sunken,
})

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  selectors: {
    '&:last-child': {
      paddingBlockStart: space[2],
      borderBlockStart: `1px solid ${color.border.control}`,
      color: color.text.strong,
      fontWeight: font.weight.bold,
    },
  },
})

export const figure = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})

/** Large text on a phone: each feature is above its two values. */
const tight = '(max-width: 14rem)'

const stacked = { [tight]: { inlineSize: 'auto', borderBlockStart: 0, padding: space[1] } }

export const comparisonRow = style({
  '@container': { [tight]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})

export const corner = style({ '@container': { [tight]: { display: 'none' } } })

export const comparison = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const head = recipe({
  base: {
    '@container': stacked,
    inlineSize: '29%',
    paddingInline: space[1],
    paddingBlock: space[3],
    color: color.text.muted,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    textAlign: 'center',
    verticalAlign: 'bottom',
  },
  variants: {
    isPremium: {
      true: {
        borderStartStartRadius: radius.card,
        borderStartEndRadius: radius.card,
        background: color.primary.soft,
        color: color.primary.onSoft,
        fontWeight: font.weight.bold,
      },
      false: {},
    },
  },
})

export const feature = style({
  '@container': {
    [tight]: { gridColumn: '1 / -1', paddingInlineEnd: 0, fontSize: font.size.sm },
  },
  paddingBlock: space[3],
  paddingInlineEnd: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.strong,
  fontWeight: font.weight.normal,
  textAlign: 'start',
})

export const cell = recipe({
  base: {
    '@container': stacked,
    paddingInline: space[1],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.border.subtle}`,
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  variants: {
    isPremium: {
      true: {
        background: color.primary.soft,
        color: color.primary.onSoft,
        fontWeight: font.weight.medium,
        selectors: {
          'tr:last-child > &': {
            borderEndStartRadius: radius.card,
            borderEndEndRadius: radius.card,
          },
        },
        '@media': { [forcedColors]: { borderInline: '1px solid CanvasText' } },
      },
      false: { color: color.text.muted },
    },
  },
})

export const mark = style({ marginInline: 'auto' })

export const assurances = style({
  listStyleType: '""',
  display: 'grid',
  gap: space[2],
  padding: 0,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.45,
})

export const assurance = style({ display: 'flex', gap: space[2] })

export const assuranceIcon = style({ flexShrink: 0, marginBlockStart: '0.15em' })

export const action = style({ flex: '2 1 12rem' })

export const later = style({ flex: '1 1 auto' })

export const featureNote = style({
  display: 'block',
  color: color.text.muted,
  fontSize: font.size.xs,
})
