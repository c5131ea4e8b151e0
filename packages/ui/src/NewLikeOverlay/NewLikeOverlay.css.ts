import { forcedColors, from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, font, motion, shadow, space } = vars

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 1.5rem' } })
const arrive = keyframes({ from: { scale: '0.4', opacity: 0 }, '70%': { scale: '1.08' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  display: 'grid',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `max(${space[6]}, env(safe-area-inset-top)) ${space[6]} max(${space[6]}, env(safe-area-inset-bottom))`,
  background: `radial-gradient(120% 90% at 50% 25%, ${color.hero.accent}, transparent 70%), linear-gradient(155deg, ${color.hero.from}, ${color.hero.to})`,
  color: color.hero.on,
  cursor: 'pointer',
  outline: 'none',
  '@media': {
    [motionAllowed]: { animation: `${appear} ${motion.normal} ${motion.easing}` },
    [forcedColors]: { background: 'Canvas', color: 'CanvasText' },
  },
})

/** Side by side in low, wide windows. */
export const scene = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  margin: 'auto',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  '@media': {
    [from.md]: { flexDirection: 'row', justifyContent: 'center', gap: space[12] },
  },
})

export const portrait = style({
  position: 'relative',
  inlineSize: 'min(18rem, 70vw, 44dvh)',
  flexShrink: 0,
  filter: `drop-shadow(0 1.25rem 2rem rgb(0 0 0 / 0.28))`,
  '@media': {
    [from.md]: { inlineSize: 'min(24rem, 40vw, 62dvh)' },
    [motionAllowed]: { animation: `${rise} ${motion.slow} ${motion.easing} backwards` },
  },
})

export const heart = style({
  position: 'absolute',
  insetInlineEnd: '-0.75rem',
  insetBlockEnd: space[6],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: '50%',
  background: color.surface.raised,
  color: color.primary.text,
  fontSize: '2.25rem',
  boxShadow: shadow.overlay,
  '@media': {
    [motionAllowed]: {
      animation: `${arrive} ${motion.slow} ${motion.easing} ${motion.normal} backwards`,
    },
    [forcedColors]: { border: '2px solid CanvasText' },
  },
})

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: '100%',
  textAlign: 'center',
  '@media': {
    [from.md]: { alignItems: 'flex-start', textAlign: 'start', maxInlineSize: '26rem' },
    [motionAllowed]: {
      animation: `${rise} ${motion.slow} ${motion.easing} ${motion.fast} backwards`,
    },
  },
})

export const title = style({
  maxInlineSize: '100%',
  color: 'inherit',
  fontSize: font.size['4xl'],
  overflowWrap: 'anywhere',
})

export const text = style({ fontSize: font.size.lg, maxInlineSize: '32ch', textWrap: 'balance' })

export const button = style({
  marginBlockStart: space[2],
  background: color.surface.raised,
  color: color.text.strong,
  selectors: { '&:hover, &:active': { background: color.surface.raised } },
})
