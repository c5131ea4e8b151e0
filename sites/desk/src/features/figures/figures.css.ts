import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style, styleVariants } from '@vanilla-extract/css'
import { panel } from '../../parts/page.css.ts'

const { color, font, radius, space } = vars

export const intro = style({ maxInlineSize: vars.size.measure, color: color.text.muted })

export const filters = style([
  panel,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    alignItems: 'start',
  },
])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})

/** A field in the head of a panel, as wide as its words need. */
export const chooser = style({ flex: '0 1 14rem' })

export const chartPanel = style([panel, { alignContent: 'start' }])

export const note = style({ margin: 0, color: color.text.muted, fontSize: font.size.sm })

export const key = style({ whiteSpace: 'nowrap' })

export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 8,
  borderRadius: radius.pill,
  background: color.surface.sunken,
})

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const side = style({ display: 'grid', alignContent: 'start', gap: space[2] })

export const sideName = style({
  color: color.text.strong,
  fontWeight: font.weight.bold,
  overflowWrap: 'anywhere',
})

export const interval = style({ fill: color.primary.mark, fillOpacity: 0.35 })

export const middle = style({ fill: color.primary.mark })

/** A share in a table, on a colour that is stronger the larger it is. */
const heatCell = style({
  display: 'inline-grid',
  justifyItems: 'end',
  minInlineSize: '3.5rem',
  padding: `${space[1]} ${space[2]}`,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  borderRadius: radius.control,
  color: color.text.strong,
  lineHeight: font.line.tight,
  '@media': {
    [below.sm]: {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: space[2],
      marginInline: `calc(-1 * ${space[2]})`,
    },
  },
})

/** From nothing to the largest share of the table; text on the strongest keeps a contrast of 7 to 1. */
const heats = { none: 0, least: 6, less: 12, middle: 18, more: 24, most: 30 } as const

export const heat = styleVariants(heats, (part) => [
  heatCell,
  { background: `color-mix(in oklab, ${color.primary.mark} ${part}%, transparent)` },
])

export const heatCount = style({ fontSize: font.size.xs, whiteSpace: 'nowrap' })
