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
  '@media': { [from.lg]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.4fr' } },
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

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  color: color.text.normal,
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&[aria-current]': { color: color.text.strong, fontWeight: font.weight.bold },
  },
})

export const facts = style([
  wide,
  { display: 'flex', flexDirection: 'column', gap: space[1], order: -1 },
])
/** Next to the company data on tablets, last on phones and desktops. */
export const contact = style([
  wide,
  {
    '@media': {
      [`${from.sm} and (width < ${breakpoints.lg}px)`]: { order: -1 },
    },
  },
])
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
