import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { border, color, font, radius, shadow, size, space } = vars
const wide = from.md
/** Texts of all scenes begin on one line, however wide the window is. */
const edge = `max(clamp(${space[4]}, 6vw, ${space[24]}), (100% - ${size.page}) / 2)`
const bar = `(${size.control} + ${space[4]})`

export const story = style({ minInlineSize: 0 })

/** The button stays at the foot of the window until the last scene begins. */
export const scenes = style({ position: 'relative' })
export const wayBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[4],
  paddingBlock: `${space[3]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  marginBlockStart: `calc(-1 * (${size.control} + ${space[10]}))`,
  pointerEvents: 'none',
  '@media': { [wide]: { justifyItems: 'start', paddingInline: edge } },
})
export const way = style({
  pointerEvents: 'auto',
  boxShadow: shadow.overlay,
  minInlineSize: 'min(20rem, 100%)',
})

const scene = style({ position: 'relative', isolation: 'isolate', overflow: 'hidden' })

export const face = style([
  scene,
  {
    display: 'grid',
    alignItems: 'end',
    minBlockSize: `calc(100svh - ${bar})`,
    background: color.surface.sunken,
    color: color.photo.on,
  },
])

const fill = {
  position: 'absolute',
  insetBlock: 0,
  blockSize: '100%',
  zIndex: -1,
} as const

export const portrait = style({
  selectors: { '&&': { ...fill, insetInline: 0, inlineSize: '100%' } },
  '@media': {
    [wide]: {
      // Its edge melts into the haze.
      maskImage: 'linear-gradient(to right, transparent, black 30%)',
      selectors: {
        '&&': { insetInlineStart: 'auto', inlineSize: 'min(58vw, 90svh)' },
        '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent, black 30%)' },
      },
    },
  },
})
globalStyle(`${portrait} > img`, { objectPosition: '50% 20%' })

/** The same picture out of focus, from edge to edge. */
export const haze = style({
  selectors: { '&&': { ...fill, zIndex: -2, insetInline: 0, inlineSize: '100%' } },
})
globalStyle(`${haze} > img`, { filter: 'blur(2.5rem) saturate(1.2)', scale: '1.25' })

/** Keeps a long name legible on a bright picture. */
const foot = `linear-gradient(to top, ${color.photo.scrim} 20%, transparent 70%)`

export const faceTexts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingInline: edge,
  paddingBlock: `${space[24]} calc(${size.control} + ${space[16]})`,
  background: `linear-gradient(to top, ${color.photo.scrim} 55%, transparent)`,
  '@media': {
    [wide]: {
      alignContent: 'end',
      blockSize: '100%',
      paddingBlockEnd: `calc(${size.control} + ${space[16]})`,
      background: `linear-gradient(to right, ${color.photo.scrim} 30%, transparent 75%), ${foot}`,
      selectors: {
        '&:dir(rtl)': {
          background: `linear-gradient(to left, ${color.photo.scrim} 30%, transparent 75%), ${foot}`,
        },
      },
    },
  },
})
export const name = style({
  color: 'inherit',
  fontSize: `clamp(${font.size['4xl']}, 11vw, 7.5rem)`,
  lineHeight: 0.95,
  '@media': { [wide]: { maxInlineSize: '60%' } },
})
export const age = style({
  fontSize: '0.5em',
  fontWeight: font.weight.normal,
  fontVariantNumeric: 'tabular-nums',
})
export const place = style({ fontSize: font.size.lg })

export const words = style([
  scene,
  {
    display: 'grid',
    gap: space[12],
    alignItems: 'center',
    paddingInline: edge,
    paddingBlock: `clamp(${space[16]}, 16vh, 11rem)`,
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[24] },
    },
  },
])
export const quotePart = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const factsPart = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.lg]: { inlineSize: '20rem' } },
})
export const overline = style({
  color: color.primary.text,
  fontFamily: font.family.text,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  letterSpacing: 'normal',
})
const quoteBase = style({ whiteSpace: 'pre-line', color: color.text.strong })
export const quote = styleVariants({
  short: [
    quoteBase,
    {
      fontFamily: font.family.display,
      fontSize: `clamp(${font.size['2xl']}, 3.6vw, ${font.size['4xl']})`,
      fontWeight: font.weight.display,
      letterSpacing: font.tracking.display,
      lineHeight: 1.2,
      textWrap: 'balance',
    },
  ],
  long: [quoteBase, { fontSize: font.size.lg, maxInlineSize: size.measure }],
})

export const loves = style([
  scene,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: `clamp(${space[8]}, 6vh, ${space[16]})`,
    minBlockSize: '80svh',
    paddingInline: edge,
    paddingBlock: `${space[16]} calc(${size.control} + ${space[24]})`,
    background: `linear-gradient(150deg, ${color.hero.from}, ${color.hero.to})`,
    color: color.hero.on,
  },
])
export const lovesTitle = style({
  color: 'inherit',
  fontSize: `clamp(${font.size['3xl']}, 5vw, ${font.size['5xl']})`,
})
export const loveList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 40%), 1fr))',
  gap: `${space[10]} ${space[5]}`,
  paddingInlineStart: 0,
  listStyle: 'none',
})
export const love = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  fontSize: font.size.lg,
  hyphens: 'auto',
})
globalStyle(`${love} > svg`, {
  inlineSize: 'clamp(3.25rem, 6vw, 5rem)',
  blockSize: 'clamp(3.25rem, 6vw, 5rem)',
})

export const end = style([
  scene,
  {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: `calc(100svh - ${bar})`,
    paddingInline: edge,
    paddingBlock: `clamp(${space[8]}, 8vh, ${space[24]})`,
    color: color.photo.on,
    '@media': { [below.sm]: { paddingInline: space[3] } },
  },
])
globalStyle(`${end}::before`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: color.photo.scrim,
})
export const endTexts = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34rem)' },
  },
})
export const endTitle = style({
  color: 'inherit',
  fontSize: `clamp(${font.size['3xl']}, 6vw, 5rem)`,
})
export const card = style({
  display: 'grid',
  gap: space[4],
  padding: `clamp(${space[4]}, 3vw, ${space[8]})`,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
  boxShadow: shadow.overlay,
})
export const cardTitle = style({ fontSize: font.size['2xl'] })
