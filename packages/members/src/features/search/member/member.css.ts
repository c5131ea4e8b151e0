import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { gutter } from '@bouquet/ui/base'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { border, color, font, radius, shape, size, space } = vars
const wide = from.md
const small = below.sm
/** Width at which the navigation is at the bottom of the window, and its height. */
const phone = below.md
const bottomBar = '4rem'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space[8] },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', gap: space[12] },
  },
})

/** Stays beside the words where there is height for it. */
export const photos = style({
  minInlineSize: 0,
  '@media': {
    [`${wide} and (height >= 44rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
    [`${from.sm} and ${below.md}`]: { inlineSize: 'min(30rem, 100%)', marginInline: 'auto' },
  },
})

export const texts = style({
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  maxInlineSize: size.measure,
})

/** Edge to edge on a phone: as much as the page's own padding. */
const heroEdges = {
  marginInline: `calc(-1 * ${gutter})`,
  marginBlockStart: `calc(-1 * clamp(${space[5]}, 3vw, ${space[8]}))`,
} as const

/** A banner above keeps its distance. */
const belowBanners = { '[data-banners]:not(:empty) ~ main &': { marginBlockStart: 0 } }

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: shape.photo,
  background: color.surface.sunken,
  '@media': {
    [small]: {
      ...heroEdges,
      borderRadius: 0,
      selectors: belowBanners,
    },
  },
})

export const loadingHero = style({
  borderRadius: shape.photo,
  '@media': {
    [small]: { ...heroEdges, borderRadius: 0, inlineSize: 'auto', selectors: belowBanners },
  },
})

export const heroTexts = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  padding: space[6],
  paddingBlockStart: space[24],
  background: `linear-gradient(to top, ${color.photo.scrim} 35%, transparent)`,
  color: color.photo.on,
  pointerEvents: 'none',
})

export const heroName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.3em',
  color: 'inherit',
  overflowWrap: 'anywhere',
})
export const heroAge = style({ fontWeight: font.weight.normal, fontVariantNumeric: 'tabular-nums' })

export const online = style({
  alignSelf: 'center',
  inlineSize: '0.7rem',
  blockSize: '0.7rem',
  borderRadius: '50%',
  background: color.success.base,
  boxShadow: '0 0 0 2px color-mix(in oklab, white 70%, transparent)',
  forcedColorAdjust: 'none',
})

/** The words of the button stand in line with the texts below. */
export const mark = style({ marginInlineStart: `calc(${space[3]} * -1)` })

export const lockedHero = style({ position: 'relative' })

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  background: `linear-gradient(160deg, ${color.primary.soft}, ${color.secondary.soft})`,
  color: color.secondary.onSoft,
})

/** A photo in the dialog that reports it. */
export const reported = style({ inlineSize: '7rem', borderRadius: radius.control })

export const photoButton = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-5px' } },
})

export const lockMark = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.photo.on,
  background: `color-mix(in oklab, ${color.photo.scrim} 40%, transparent)`,
})

export const fictional = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingInlineStart: space[4],
  borderInlineStart: `${border.width} solid ${color.border.control}`,
})
export const fictionalText = style({ fontSize: font.size.sm })

/** On a phone in reach of the thumb, all the way down the profile. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [phone]: {
      order: 1,
      position: 'sticky',
      insetBlockEnd: `calc(${bottomBar} + env(safe-area-inset-bottom))`,
      zIndex: 2,
      marginInline: `calc(-1 * ${gutter})`,
      paddingInline: gutter,
      paddingBlock: space[2],
      background: color.surface.page,
    },
  },
})
/** On a phone the texts need the space, and a long name a second line. */
export const actionMain = style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  '@media': {
    [small]: {
      selectors: {
        '&&': {
          paddingInline: space[3],
          fontSize: font.size.md,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
      },
    },
  },
})
export const actionIcon = style({ '@media': { [below.lg]: { display: 'none' } } })

export const part = style({ display: 'grid', gap: space[3] })
export const partTitle = style({ fontSize: font.size.lg })
export const silent = style({ color: color.text.muted })

/** The quotation mark is drawn, since the words may have marks of their own. */
export const words = style({
  position: 'relative',
  paddingInlineStart: space[10],
  '::before': {
    content: '"“" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.04em',
    color: color.primary.mark,
    fontFamily: font.family.display,
    fontSize: '4.5rem',
    fontWeight: font.weight.display,
    lineHeight: 1,
  },
})

const quoteBase = style({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})

export const quote = styleVariants({
  short: [
    quoteBase,
    {
      color: color.text.strong,
      fontFamily: font.family.display,
      fontSize: font.size.xl,
      fontWeight: font.weight.display,
      lineHeight: 1.35,
    },
  ],
  long: [quoteBase, { fontSize: font.size.lg, lineHeight: 1.55 }],
})

/** Photo and facts, side by side where there is room. */
export const scene = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[6],
})
globalStyle(`${scene} > *`, { flex: '1 1 11rem', minInlineSize: 0 })
globalStyle(`${scene} > :nth-last-child(2)`, { maxInlineSize: '24rem' })

export const facts = style({ display: 'grid', gap: space[6] })

/** The words of the button follow those of its line, or stand below them. */
export const unlock = style({ marginInlineStart: `calc(${space[3]} * -1)` })

const dashed = {
  border: `1px dashed ${color.border.control}`,
  borderRadius: radius.card,
  color: color.primary.text,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
} as const

export const addWords = style({ ...dashed, justifySelf: 'start', padding: space[4] })
export const addPhoto = style({
  ...dashed,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  aspectRatio: '4 / 5',
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const chipBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.25rem',
  paddingInline: space[3],
  borderRadius: radius.pill,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
})

export const chip = styleVariants({
  plain: [chipBase, { background: color.surface.sunken, color: color.text.normal }],
  shared: [
    chipBase,
    {
      background: color.primary.soft,
      color: color.primary.onSoft,
      fontWeight: font.weight.medium,
    },
  ],
})

export const more = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[12],
  minInlineSize: 0,
})
export const arounds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
})
export const step = style({ selectors: { 'h2 + &': { marginInlineStart: 'auto' } } })
