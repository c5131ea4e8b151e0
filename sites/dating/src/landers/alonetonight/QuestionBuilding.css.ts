import { forcedColors, from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { type StyleRule, style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, shape, space } = vars

const glide = (...what: readonly string[]): StyleRule => ({
  '@media': {
    [motionAllowed]: {
      transition: what.map((one) => `${one} ${motion.slow} ${motion.easing}`).join(', '),
    },
  },
})

/** The building with sky above it. */
export const plot = style({
  position: 'relative',
  isolation: 'isolate',
  alignSelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  paddingBlockStart: space[8],
  '@media': { [from.lg]: { paddingBlockStart: space[16] } },
})

export const building = style({
  position: 'relative',
  display: 'flex',
  // The first question is on the ground floor.
  flexDirection: 'column-reverse',
  paddingInline: space[3],
  paddingBlockStart: space[2],
  borderStartStartRadius: `min(${radius.card}, 24px)`,
  borderStartEndRadius: `min(${radius.card}, 24px)`,
  borderBlockStart: `4px solid ${color.border.subtle}`,
  background: color.surface.raised,
  color: color.text.normal,
  '@media': { [from.lg]: { paddingInline: space[6] }, [forcedColors]: { border: '1px solid' } },
})

/** The brand's photo mask as a gable. */
export const attic = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: space[2],
  insetInlineStart: '12%',
  inlineSize: '46%',
  blockSize: '7rem',
  borderRadius: shape.photo,
  background: color.surface.raised,
  boxShadow: `inset 0 4px 0 ${color.border.subtle}`,
  // A small window of its own.
  '::before': {
    content: '""',
    display: 'none',
    position: 'absolute',
    insetBlockStart: '1rem',
    insetInlineStart: '50%',
    inlineSize: '2.25rem',
    blockSize: '2rem',
    border: `${border.width} solid ${color.border.control}`,
    borderRadius: shape.photo,
    background: `linear-gradient(165deg, ${color.hero.from}, ${color.hero.to} 75%)`,
    translate: '-50% 0',
  },
  '@media': { [from.lg]: { '::before': { display: 'block' } } },
})

/** Rises from question to question. */
export const moon = style([
  {
    position: 'absolute',
    zIndex: -2,
    insetBlockStart: `calc(${space[3]} * -1)`,
    insetInlineEnd: '9%',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    borderRadius: '50%',
    background: `radial-gradient(circle at 38% 34%, ${color.photo.on} 30%, color-mix(in oklab, ${color.photo.on}, ${color.hero.glint} 35%))`,
    boxShadow: `0 0 3rem color-mix(in oklab, ${color.photo.on}, transparent 55%), 0 0 8rem color-mix(in oklab, ${color.photo.on}, transparent 70%)`,
    translate: '0 calc((1 - var(--risen, 0)) * 1.5rem)',
    '@media': {
      [from.lg]: {
        inlineSize: '6.5rem',
        blockSize: '6.5rem',
        insetBlockStart: `calc(${space[10]} * -1)`,
        translate: '0 calc((1 - var(--risen, 0)) * 4.5rem)',
      },
      [forcedColors]: { display: 'none' },
    },
  },
  glide('translate'),
])

export const floor = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockEnd: `1px solid ${color.border.subtle}` } },
  '@media': { [from.lg]: { columnGap: space[5], paddingBlock: space[3] } },
})

export const answer = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  pointerEvents: 'none',
})

/** A checkbox over its whole window; cannot be reached on the other screens. */
export const lightSwitch = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  visibility: 'hidden',
  cursor: 'pointer',
})

const bar = `linear-gradient(${color.surface.raised} 0 0)`

/** Dark, with the evening sky in it, until it is lit. */
export const glass = style([
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'end center',
    inlineSize: '100%',
    blockSize: '1.75rem',
    overflow: 'hidden',
    border: `${border.width} solid ${color.border.control}`,
    borderRadius: shape.photo,
    background: `linear-gradient(165deg, ${color.hero.from}, ${color.hero.to} 75%)`,
    color: color.hero.on,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `${bar} 50% 0 / 3px 28% no-repeat, ${bar} 0 28% / 100% 3px no-repeat`,
    },
    selectors: {
      ':checked + &': {
        borderColor: color.secondary.mark,
        background: `radial-gradient(circle at 50% 100%, ${color.secondary.hover}, ${color.secondary.base} 75%)`,
        color: color.secondary.on,
        boxShadow: `0 0 2rem color-mix(in oklab, ${color.secondary.base}, transparent 45%)`,
      },
      ':focus-visible + &': { outline: `3px solid ${color.border.focus}`, outlineOffset: 3 },
    },
    '@media': {
      [from.lg]: { blockSize: '3.25rem' },
      [forcedColors]: {
        selectors: {
          ':checked + &': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  glide('block-size', 'background-color', 'box-shadow'),
])

export const icon = style({
  display: 'none',
  marginBlockEnd: space[2],
  '@media': { [from.md]: { marginBlockEnd: space[6] } },
})

export const name = style({
  display: 'none',
  maxInlineSize: '100%',
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  textAlign: 'center',
  selectors: { ':checked ~ &': { color: color.secondary.text } },
})
