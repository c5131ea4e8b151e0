import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, shadow, size, space } = vars

const knob = '1.75rem'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
})

export const output = style({
  color: color.text.strong,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.tight,
  selectors: { '&[data-disabled]': { color: color.text.muted } },
})

/** Half a thumb of padding at both ends, so that thumbs stay inside the container. */
export const lane = style({ paddingInline: `calc(${knob} / 2)` })

const bar = {
  content: '""',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.1875rem)',
  blockSize: '0.375rem',
} as const

export const track = style({
  position: 'relative',
  blockSize: size.control,
  inlineSize: '100%',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      ...bar,
      insetInline: `calc(${knob} / -2)`,
      borderRadius: radius.pill,
      background: `color-mix(in oklab, ${color.border.control} 40%, ${color.surface.page})`,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { border: '1px solid CanvasText' } } } },
})

/** Hit area of the track; only the bar inside is visible. */
export const fill = style({
  insetBlockStart: 0,
  pointerEvents: 'none',
  selectors: {
    '&::before': { ...bar, insetInline: 0, background: color.primary.mark },
    '[data-disabled] > &::before': { background: color.disabled.on },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: knob,
  blockSize: knob,
  border: `calc(${border.width} + 1px) solid ${color.primary.mark}`,
  borderRadius: '50%',
  background: color.surface.raised,
  boxShadow: shadow.raised,
  cursor: 'grab',
  touchAction: 'none',
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${motion.fast} ${motion.easing}, box-shadow ${motion.fast} ${motion.easing}`,
    },
    [canHover]: { selectors: { '&[data-hovered]': { background: color.primary.soft } } },
    [forcedColors]: { borderColor: 'ButtonText', background: 'ButtonFace' },
  },
  selectors: {
    // Touch target larger than the visible thumb.
    '&::after': { content: '""', position: 'absolute', inset: '-0.6rem', borderRadius: '50%' },
    '&[data-dragging]': {
      background: color.primary.soft,
      boxShadow: `0 0 0 0.4rem color-mix(in oklab, ${color.primary.mark} 18%, transparent)`,
      cursor: 'grabbing',
    },
    '&[data-focus-visible]': { outline: `3px solid ${color.border.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': {
      borderColor: color.disabled.on,
      background: color.disabled.base,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
})
