import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { gutter } from '@bouquet/ui/base'
import { globalStyle, style } from '@vanilla-extract/css'
import { calm } from '../styles/calm.css.ts'

const { color, font, radius, space } = vars

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: color.hero.on,
})

export const stage = style({
  display: 'grid',
  gap: space[10],
  alignItems: 'center',
  paddingBlock: `${space[10]} ${space[12]}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      gap: space[12],
      minBlockSize: 'min(46rem, calc(100dvh - 4rem))',
      paddingBlock: space[16],
    },
  },
})

export const texts = style([
  calm,
  { display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 },
])

export const kicker = style({ fontSize: font.size.md, fontWeight: font.weight.medium })

export const promise = style({
  color: 'inherit',
  fontSize: `min(${font.size['5xl']}, 9.2vw)`,
  overflowWrap: 'anywhere',
})

export const description = style({
  fontSize: font.size.lg,
  maxInlineSize: '48ch',
  textWrap: 'pretty',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[2],
})

export const assurance = style({ fontSize: font.size.sm, maxInlineSize: '48ch' })

export const note = style([
  calm,
  {
    inlineSize: 'fit-content',
    marginBlockStart: space[8],
    marginInline: 'auto',
    fontSize: font.size.sm,
    textAlign: 'center',
    textWrap: 'balance',
  },
])

export const heading = style({ marginBlockEnd: space[8], maxInlineSize: '24ch' })

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space[10] } },
})

export const step = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: color.primary.text,
      fontFamily: font.family.display,
      fontSize: font.size['5xl'],
      fontWeight: font.weight.display,
      lineHeight: '1',
    },
  },
})

export const peopleText = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

export const peopleHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[8],
})

export const people = style({ background: color.surface.sunken })

/** A row that scrolls on phones and fits on desktops. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(11.5rem, 1fr)',
  gap: space[4],
  margin: `0 calc(${gutter} * -1)`,
  padding: `${space[1]} ${gutter} ${space[4]}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: gutter,
  '@media': {
    [from.md]: { marginInline: 0, paddingInline: space[1] },
    [from.lg]: { gridAutoColumns: 'minmax(0, 1fr)' },
  },
})

export const person = style({ scrollSnapAlign: 'start' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space[6] } },
})

export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[6],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
})

export const factIcon = style({ color: color.primary.text })

export const prices = style({ background: color.surface.sunken })

/** A list of prices: a line each on phones, columns between hairlines on desktops. */
export const packages = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${color.border.subtle}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', border: 0 } },
})

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  '@media': {
    [from.md]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[2],
      alignContent: 'start',
      padding: `${space[2]} ${space[6]}`,
      selectors: {
        '& + &': {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${color.border.subtle}`,
        },
        '&:first-child': { paddingInlineStart: 0 },
      },
    },
  },
})

globalStyle(`.${offer} > :last-child`, { flexBasis: '100%' })

export const size = style({ color: color.text.muted, fontWeight: font.weight.medium })

export const price = style({
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size['2xl'],
  fontWeight: font.weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.tight,
})

export const priceNote = style({
  marginBlockStart: space[6],
  color: color.text.muted,
  fontSize: font.size.sm,
  maxInlineSize: '60ch',
})

export const answers = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', gap: space[16] },
  },
})

export const questions = style({ borderBlockEnd: `1px solid ${color.border.subtle}` })
export const question = style({ borderBlockStart: `1px solid ${color.border.subtle}` })
export const asked = style({ paddingBlock: space[4], cursor: 'pointer' })
export const askedText = style({ display: 'inline', fontSize: font.size.lg })
export const answer = style({
  display: 'grid',
  gap: space[3],
  paddingBlockEnd: space[5],
  maxInlineSize: '65ch',
})
export const more = style({ marginBlockStart: space[5] })

export const company = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  borderRadius: radius.card,
  background: color.surface.sunken,
})

export const companyTitle = style({ fontSize: font.size.xl })

globalStyle(`${company} a, ${more} a`, { color: color.text.link })

export const end = style({
  background: `linear-gradient(115deg, ${color.hero.from}, ${color.hero.to})`,
  color: color.hero.on,
})

export const endText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[5],
  paddingBlock: space[16],
  textAlign: 'center',
  '@media': { [from.lg]: { paddingBlock: space[24] } },
})

export const endTitle = style({
  color: 'inherit',
  fontSize: font.size['4xl'],
  maxInlineSize: '18ch',
})
export const endBody = style({ fontSize: font.size.lg, maxInlineSize: '46ch' })
