import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { canHover, forcedColors, motionAllowed } from '../internal/motion.ts'

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
  selectors: { '&[data-disabled]': { color: color.disabled.on } },
})

/** Half a knob is left free at both ends, so that no knob leaves the slot. */
export const lane = style({ paddingInline: `calc(${knob} / 2)` })

export const track = style({
  position: 'relative',
  blockSize: size.control,
  inlineSize: '100%',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.1875rem)',
      insetInline: `calc(${knob} / -2)`,
      blockSize: '0.375rem',
      borderRadius: radius.pill,
      background: color.border.subtle,
      boxShadow: `inset 0 0 0 1px ${color.border.control}`,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { border: '1px solid CanvasText' } } } },
})

export const fill = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.1875rem)',
  blockSize: '0.375rem',
  background: color.primary.base,
  selectors: { '[data-disabled] > &': { background: color.disabled.on } },
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: knob,
  blockSize: knob,
  border: `calc(${border.width} + 1px) solid ${color.primary.base}`,
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
    // Room for a thumb that is wider than what is drawn.
    '&::after': { content: '""', position: 'absolute', inset: '-0.6rem', borderRadius: '50%' },
    '&[data-dragging]': {
      background: color.primary.soft,
      boxShadow: `0 0 0 0.4rem color-mix(in oklab, ${color.primary.base} 18%, transparent)`,
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
