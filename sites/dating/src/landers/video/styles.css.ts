import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { calm } from '../../styles/calm.css.ts'

const { color, font, radius, shadow, space } = vars

/** Everything scrolls over the film. */
export const cinema = style({ position: 'relative', isolation: 'isolate', color: color.hero.on })

/** How much of the sheet is seen before it rises. */
const peek = space[8]

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[8],
  minBlockSize: `calc(100svh - 3.5rem - ${peek})`,
  paddingBlock: `${space[16]} ${space[10]}`,
  '@media': { [from.lg]: { gap: space[10], paddingBlockEnd: space[12] } },
})

export const texts = style([
  calm,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
  },
])

export const promise = style({
  color: 'inherit',
  fontSize: `min(11.5vw, clamp(${font.size['3xl']}, 7.6vw, calc(${font.size['5xl']} * 1.5)))`,
  lineHeight: 1.02,
  maxInlineSize: '13ch',
  overflowWrap: 'break-word',
  textWrap: 'balance',
})

export const lead = style({ fontSize: font.size.lg, maxInlineSize: '40ch', textWrap: 'pretty' })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { [from.md]: { justifyContent: 'space-between' } },
})

export const begin = style({ minInlineSize: 'min(14rem, 100%)' })

export const sheet = style({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '66rem',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} ${space[10]}`,
  borderStartStartRadius: `max(${radius.dialog}, ${radius.card})`,
  borderStartEndRadius: `max(${radius.dialog}, ${radius.card})`,
  background: color.surface.raised,
  color: color.text.normal,
  boxShadow: shadow.overlay,
  scrollMarginBlockStart: '12svh',
  '@media': {
    [from.md]: { padding: space[10] },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      gap: space[16],
      padding: space[12],
      borderRadius: `max(${radius.dialog}, ${radius.card})`,
    },
  },
})

/** The long names of legal pages, in large text. */
globalStyle(`.${sheet} a`, { overflowWrap: 'anywhere' })

export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': {
    [from.lg]: { position: 'sticky', insetBlockStart: space[12], alignSelf: 'start' },
  },
})
export const invitationBody = style({ fontSize: font.size.lg, textWrap: 'pretty' })

export const ending = style({ paddingBlock: `${space[24]} 18vh` })

/** Set like the cast at the end of a film: names towards the middle. */
export const facts = style([
  calm,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[10],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
    textAlign: 'center',
  },
])

export const factsTitle = style({
  color: 'inherit',
  fontSize: font.size.lg,
  overflowWrap: 'anywhere',
})

export const list = style({ display: 'grid', gap: space[5], margin: 0, overflowWrap: 'anywhere' })

export const fact = style({
  display: 'grid',
  gap: space[1],
  '@media': {
    [from.md]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: space[8],
      alignItems: 'baseline',
      textAlign: 'start',
    },
  },
})

globalStyle(`.${fact} > dt`, { '@media': { [from.md]: { textAlign: 'end' } } })

export const value = style({
  margin: 0,
  fontFamily: font.family.display,
  fontSize: font.size['2xl'],
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  textWrap: 'balance',
})

export const note = style({ fontSize: font.size.sm })
