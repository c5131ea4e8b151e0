import { breakpoints } from '@bouquet/theme/breakpoints'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { from } from '../styles/media.ts'

const { color, font, size, space } = vars

export const footer = style({
  background: color.surface.sunken,
  color: color.text.normal,
  fontSize: font.size.sm,
  paddingBlock: `${space[12]} ${space[8]}`,
})

export const grid = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) repeat(3, minmax(0, 1fr))',
      columnGap: space[10],
    },
  },
})

/** Full width on phones, for long texts. */
const wide = style({
  gridColumn: '1 / -1',
  '@media': {
    [from.sm]: { gridColumn: 'span 1' },
  },
})

export const heading = style({
  fontFamily: font.family.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  letterSpacing: 'normal',
  marginBlockEnd: space[1],
  color: color.text.muted,
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  padding: 0,
})

/** Links to landers, of which a brand may offer many. */
export const wideList = style({
  '@media': {
    [`(width < ${breakpoints.sm}px)`]: { display: 'block', columns: 2, columnGap: space[8] },
  },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  lineHeight: font.line.tight,
  color: color.text.normal,
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [`${from.lg} and (pointer: fine)`]: { minBlockSize: '2.125rem' } },
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&[aria-current]': { color: color.text.strong, fontWeight: font.weight.bold },
  },
})

export const facts = style([
  wide,
  { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space[1] },
])
export const contact = style([heading, { marginBlockStart: space[5] }])

/** As wide as the page on phones, where its links stand in two columns. */
export const wideGroup = style([wide])
export const address = style({ fontStyle: 'normal', lineHeight: font.line.normal })

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  paddingInline: 0,
  listStyle: 'none',
  marginBlockStart: space[8],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border.subtle}`,
})

export const small = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[6],
  maxInlineSize: '75ch',
  color: color.text.muted,
})

export const states = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[4],
})
