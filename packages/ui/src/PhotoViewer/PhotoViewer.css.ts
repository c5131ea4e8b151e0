import { forcedColors, from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { color, font, motion, radius, space } = vars

/** Invisible on the ground, a veil where a photo lies below. */
const ground = `color-mix(in oklab, ${color.primary.base} 5%, oklch(0.15 0 0))`
const veil = (share: number) => `color-mix(in oklab, ${ground} ${share}%, transparent)`

const appear = keyframes({ from: { opacity: 0 } })

/** Dark in both colour modes, to focus on the photo. */
export const viewer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  overflow: 'hidden',
  containerType: 'inline-size',
  background: ground,
  color: color.photo.on,
  outline: 'none',
  '@media': {
    [motionAllowed]: { animation: `${appear} ${motion.normal} ${motion.easing}` },
    [forcedColors]: { background: 'Canvas', color: 'CanvasText' },
  },
})

export const stage = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'zoom-in',
  selectors: {
    '&[data-enlarged]': { cursor: 'grab' },
    '&[data-enlarged]:active': { cursor: 'grabbing' },
  },
})

/** Out of the flow, where the picture's own size would stretch the stage beyond the window. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  background: 'center / contain no-repeat',
  pointerEvents: 'none',
  '@media': {
    [motionAllowed]: {
      animation: `${appear} ${motion.fast} ${motion.easing}`,
      transition: `transform ${motion.normal} ${motion.easing}`,
      selectors: {
        '[data-held] > &, :active > &': { transition: 'none' },
      },
    },
  },
})

export const bar = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"steps steps steps" "count space tools" "label label label"',
  alignItems: 'center',
  justifyItems: 'start',
  gap: space[3],
  padding: space[3],
  paddingBlockStart: `max(${space[3]}, env(safe-area-inset-top))`,
  pointerEvents: 'none',
  '@container': {
    '(min-width: 32rem)': { gridTemplateAreas: '"steps steps steps" "count label tools"' },
    '(max-width: 13rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"steps steps" "space tools" "count count" "label label"',
    },
  },
})

/** One mark for each photo. */
export const steps = style({
  gridArea: 'steps',
  justifySelf: 'stretch',
  display: 'flex',
  gap: `min(${space[1]}, 1cqi)`,
})

export const mark = style({
  flex: '1 1 0',
  blockSize: '3px',
  borderRadius: radius.pill,
  background: color.photo.on,
  boxShadow: `0 0 0 1px ${veil(50)}`,
  opacity: 0.4,
  selectors: { '&[data-shown]': { opacity: 1 } },
  '@media': {
    [motionAllowed]: { transition: `opacity ${motion.fast} ${motion.easing}` },
    [forcedColors]: {
      background: 'GrayText',
      opacity: 1,
      forcedColorAdjust: 'none',
      selectors: { '&[data-shown]': { background: 'CanvasText' } },
    },
  },
})

export const label = style({ gridArea: 'label' })

export const count = style({
  gridArea: 'count',
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.pill,
  background: veil(60),
  color: color.photo.on,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})

export const tools = style({
  display: 'flex',
  gap: space[2],
  gridArea: 'tools',
  pointerEvents: 'auto',
})

/** At the bottom on phones, within reach of the thumb; at the sides on wide windows. */
const arrowPlace = {
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
  '@media': { [from.md]: { insetBlockEnd: 'calc(50% - 1.75rem)' } },
} as const

export const previous = style({ ...arrowPlace, insetInlineStart: space[4] })

export const next = style({ ...arrowPlace, insetInlineEnd: space[4] })

export const arrow = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })

/** Controls are quiet until they are pointed at or focused. */
globalStyle(`${viewer} button:not(:hover, :active, :focus-visible)`, {
  background: veil(50),
  backdropFilter: 'none',
})
