import { below, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type DialogSize = 'sm' | 'md' | 'lg'

const { color, font, motion, radius, shadow, size, space } = vars

const veil = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 1rem', scale: '0.98' } })

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.backdrop,
  '@media': {
    [motionAllowed]: { animation: `${veil} ${motion.normal} ${motion.easing}` },
    [below.sm]: { alignItems: 'end', padding: 0, paddingBlockStart: space[10] },
  },
})

const widths: Record<DialogSize, { maxInlineSize: string }> = {
  sm: { maxInlineSize: '24rem' },
  md: { maxInlineSize: '32rem' },
  lg: { maxInlineSize: '48rem' },
}

export const dialog = recipe({
  base: {
    position: 'relative',
    inlineSize: '100%',
    overflow: 'clip',
    borderRadius: radius.dialog,
    background: color.surface.overlay,
    color: color.text.normal,
    boxShadow: shadow.overlay,
    outline: 'none',
    '@media': {
      [motionAllowed]: { animation: `${rise} ${motion.normal} ${motion.easing}` },
      [below.sm]: {
        maxInlineSize: '100%',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
      [forcedColors]: { border: '2px solid CanvasText' },
    },
  },
  variants: { size: widths },
})

export const media = style({ background: color.surface.sunken })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[6],
})

export const title = style({
  // Large text on a phone starts below the close button instead of beside it.
  paddingInlineEnd: `clamp(0px, 100vw - 18rem, ${size.control})`,
  paddingBlockStart: `clamp(0px, 19rem - 100vw, ${size.control} - ${space[3]})`,
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: `min(${font.size['2xl']}, 9vw)`,
  fontWeight: font.weight.display,
})

export const description = style({ color: color.text.normal })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: space[6],
  paddingBlockStart: 0,
  '@media': {
    [below.sm]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  },
})

export const close = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
})
