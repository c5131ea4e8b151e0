import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { column, gutter } from '@bouquet/ui/base'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, shadow, size, space } = vars
const wide = from.lg
const middle = `${from.sm} and ${below.lg}`
const acrossBoth = { gridColumn: '1 / 3' } as const

export const layout = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: space[6],
    paddingBlockEnd: space[12],
    '@media': {
      [middle]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: space[6],
        paddingBlockStart: space[8],
      },
      [wide]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto 1fr auto',
        columnGap: space[6],
        rowGap: space[6],
        paddingBlock: `${space[10]} ${space[16]}`,
      },
    },
  },
])

/** Edge to edge on a phone, beside the name on a tablet; on a wide page it stays while the rest scrolls. */
export const portrait = style({
  '@media': {
    [below.sm]: { marginInline: `calc(-1 * ${gutter})` },
    [wide]: {
      gridArea: '1 / 1 / 4 / 7',
      position: 'sticky',
      insetBlockStart: `calc(${size.control} + ${space[10]})`,
      alignSelf: 'start',
    },
  },
})
export const photo = style({
  '@media': {
    [below.sm]: { selectors: { '&&': { borderRadius: 0 } } },
    [wide]: { maxBlockSize: `calc(100dvh - ${size.control} - ${space[16]})` },
  },
})
globalStyle(`${photo} > img`, { objectPosition: '50% 25%' })
export const blankPortrait = style({ aspectRatio: '4 / 5', borderRadius: vars.shape.photo })

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  '@media': {
    [middle]: { alignSelf: 'center' },
    [wide]: { gridArea: '1 / 7 / 2 / 13', paddingBlockStart: space[2] },
  },
})
export const name = style({
  fontSize: font.size['4xl'],
  '@media': { [wide]: { fontSize: font.size['5xl'] } },
})
export const age = style({
  color: color.text.muted,
  fontWeight: font.weight.normal,
  fontVariantNumeric: 'tabular-nums',
})
export const place = style({ color: color.text.muted, fontSize: font.size.lg })

/** A sheet of paper that lies over the edge of the portrait. */
export const letter = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: space[4],
  padding: `clamp(${space[4]}, 3vw, ${space[8]})`,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: shadow.overlay,
  '@media': { [middle]: acrossBoth, [wide]: { gridArea: '2 / 6 / 3 / 13' } },
})
export const letterTitle = style({ fontSize: font.size['2xl'] })

export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  '@media': {
    [middle]: acrossBoth,
    [wide]: { gridArea: '3 / 7 / 4 / 13', paddingBlockStart: space[4] },
  },
})
export const part = style({ display: 'grid', gap: space[3] })
export const partTitle = style({ fontSize: font.size.xl })
export const about = style({
  maxInlineSize: size.measure,
  whiteSpace: 'pre-line',
  fontSize: font.size.lg,
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.25rem',
  paddingInline: space[3],
  borderRadius: radius.pill,
  background: color.surface.sunken,
})

export const ways = style({
  '@media': { [middle]: acrossBoth, [wide]: { gridArea: '4 / 7 / 5 / 13' } },
})
