import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, font, motion, radius, shadow, size, space } = vars

const appear = keyframes({ from: { opacity: 0, scale: '0.97' } })

export const popover = style({
  zIndex: 60,
  position: 'relative',
  inlineSize: 'max-content',
  maxInlineSize: 'min(22rem, 100vw - 2rem)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  padding: `min(${space[5]}, 5vw)`,
  overflow: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.overlay,
  color: color.text.normal,
  boxShadow: shadow.overlay,
  outline: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [motionAllowed]: {
      transformOrigin: 'var(--radix-popover-content-transform-origin)',
      animation: `${appear} ${motion.fast} ${motion.easing}`,
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
})

export const title = style({
  minBlockSize: `calc(${size.control} - ${space[5]})`,
  marginBlockEnd: space[2],
  // Large text on a phone starts below the close button instead of beside it.
  paddingInlineEnd: `clamp(0px, 100vw - 18rem, ${size.control})`,
  paddingBlockStart: `clamp(0px, 19rem - 100vw, ${size.control} - ${space[3]})`,
  fontSize: font.size.lg,
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  fontSize: font.size.sm,
  lineHeight: 1.5,
})

export const close = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
})

export const arrow = style({
  fill: color.surface.overlay,
  stroke: color.border.subtle,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
})
