import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

export const footer = style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
  color: color.text.normal,
  fontSize: font.size.sm,
  paddingBlock: `${space[12]} ${space[8]}`,
})

export const grid = style({
  display: 'grid',
  gap: space[8],
  // Below each other in large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) repeat(3, minmax(0, 1fr))',
      columnGap: space[10],
    },
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
    [below.sm]: { display: 'block', columns: '2 7.5rem', columnGap: space[8] },
  },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingBlock: space[1],
  lineHeight: 1.35,
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

const tablet = `${from.sm} and ${below.lg}`

/** Above the links on phones and tablets, beside them on desktops. */
export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  '@media': {
    [tablet]: { display: 'block', columns: 2, columnGap: space[8] },
    [from.lg]: { gridColumn: 'auto' },
  },
})

/** Begins the second column of the facts on tablets. */
export const contact = style([
  heading,
  {
    marginBlockStart: space[5],
    '@media': { [tablet]: { marginBlockStart: 0, breakBefore: 'column' } },
  },
])

export const contactLink = style([link, { display: 'flex' }])

/** As wide as the page on phones, where its links stand in two columns. */
export const wideGroup = style({
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
})

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
