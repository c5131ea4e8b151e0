import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { calm } from '../../styles/calm.css.ts'

const { color, font, radius, shadow, shape, size, space } = vars

/** Height of the bar above the first scene. */
const bar = '3.5rem'

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  minBlockSize: '100svh',
})

/** Stays within the screen, whatever the size of text. */
export const sentence = style({
  color: 'inherit',
  fontSize: `min(calc(${font.size['5xl']} * 1.6), 9.5vw, 13svh)`,
  lineHeight: 1.04,
  maxInlineSize: '15ch',
  textWrap: 'balance',
})

export const lead = style({
  fontSize: `min(${font.size.lg}, 6.5vw)`,
  maxInlineSize: '42ch',
  textWrap: 'pretty',
})

export const skip = style({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineEnd: space[5],
  zIndex: 1,
  maxInlineSize: `calc(100% - 2 * ${space[5]})`,
})

export const opening = style({
  minBlockSize: `calc(100svh - ${bar})`,
  background: color.hero.to,
  color: color.hero.on,
})

export const openingTexts = style([
  calm,
  {
    alignSelf: 'end',
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    paddingBlock: `${space[24]} calc(${bar} + ${space[4]})`,
  },
])
/** The art is blurred only behind the words. */
globalStyle(`.${openingTexts}::before`, {
  insetBlock: `${space[16]} 0`,
  insetInline: 0,
  '@media': { [from.lg]: { insetInlineEnd: '30%' } },
})

export const onward = style({ marginBlockStart: space[2] })

export const people = style({ background: color.primary.soft })

/** Wider and taller than the screen, so that it has no edge. */
export const portraits = style({
  position: 'absolute',
  inset: '-12% -4%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] } },
})

export const file = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  selectors: { '&:nth-child(3)': { display: 'none' }, '&:nth-child(2)': { translate: '0 -9%' } },
  '@media': {
    [from.md]: { gap: space[4], selectors: { '&:nth-child(3)': { display: 'flex' } } },
  },
})

export const face = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 7',
  objectFit: 'cover',
  borderRadius: shape.photo,
  background: color.surface.sunken,
  '@media': { [from.md]: { aspectRatio: '4 / 5' } },
})

export const panel = style({
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  maxInlineSize: 'min(100%, 38rem)',
  padding: `${space[6]} ${space[5]}`,
  borderStartEndRadius: radius.dialog,
  background: color.surface.raised,
  color: color.text.strong,
  '@media': {
    [from.md]: { padding: `${space[10]} ${space[12]} ${space[10]} ${space[10]}` },
  },
})

globalStyle(`.${panel} > .${sentence}`, {
  fontSize: `min(${font.size['5xl']}, 9.5vw, 13svh)`,
})

export const example = style({ fontSize: `min(${font.size.sm}, 5vw)` })

export const pair = style({
  alignContent: 'center',
  justifyItems: 'center',
  gap: `min(${space[10]}, 5svh)`,
  padding: `min(${space[24]}, 10svh) ${space[5]} min(${space[24]}, 12svh)`,
  background: color.hero.to,
  color: color.hero.on,
  textAlign: 'center',
})

/** Another part of the same drawing. */
export const near = style({ scale: '2.4', transformOrigin: '84% 30%' })

export const couple = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  inlineSize: 'min(52rem, 92vw, 78svh)',
})

export const half = style([
  face,
  {
    aspectRatio: '4 / 5',
    boxShadow: shadow.overlay,
    selectors: {
      ':first-child > &': { rotate: '-3deg', translate: '4% 3%' },
      ':nth-child(2) > &': { rotate: '3deg', translate: '-4% -3%' },
    },
  },
])

/** Never hides the two. */
const heartSize = `min(${size.control} * 1.6, 16vw)`

export const heart = style({
  position: 'absolute',
  insetBlockEnd: '10%',
  insetInlineStart: `calc(50% - ${heartSize} / 2)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: heartSize,
  blockSize: heartSize,
  borderRadius: radius.pill,
  background: color.primary.base,
  color: color.primary.on,
  boxShadow: shadow.overlay,
})
globalStyle(`.${heart} > svg`, { fill: 'currentColor' })

export const pairTexts = style([
  calm,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[3] },
])
globalStyle(`.${pairTexts} > .${sentence}`, {
  fontSize: `min(${font.size['4xl']}, 8vw, 9svh)`,
  maxInlineSize: '24ch',
})

export const price = style({ background: color.primary.base, color: color.primary.on })

export const priceTexts = style({
  alignSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: `min(${space[12]}, 8svh)`,
  paddingBlock: space[16],
})

export const loud = style({
  fontSize: `min(calc(${font.size['5xl']} * 2), 13vw, 20svh)`,
  maxInlineSize: '12ch',
})

/** Looks like the button in the chat, turned inside out. */
export const send = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.control,
  background: color.primary.on,
  color: color.primary.base,
  fontSize: `min(${font.size['2xl']}, 6.5vw)`,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
})

export const ending = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.hero.to,
  color: color.hero.on,
})

export const endingStage = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'center',
  minBlockSize: '100svh',
  paddingBlock: space[16],
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 30rem) 1fr', gap: space[16] },
  },
})

export const endingTexts = style([
  calm,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    '@media': { [from.lg]: { order: 1 } },
  },
])

globalStyle(`.${endingTexts} > .${sentence}`, {
  fontSize: `min(${font.size['5xl']}, 9.5vw)`,
})

export const card = style({
  padding: space[6],
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
  boxShadow: shadow.overlay,
})

/** The long names of legal pages, in large text. */
globalStyle(`.${card} a`, { overflowWrap: 'anywhere' })
