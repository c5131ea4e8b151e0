import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, size, space } = vars

/** Digits are read from left to right in every language. */
export const box = style({
  position: 'relative',
  display: 'flex',
  gap: `min(${space[2]}, 1.6cqi)`,
  maxInlineSize: '24rem',
  direction: 'ltr',
})

export const frame = style({ containerType: 'inline-size' })

/** Lies over the slots and receives everything: typing, pasting, the code that a phone offers. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '16px',
  letterSpacing: '0.6em',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

export const slot = style({
  flex: '1 1 0',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: `calc(${size.control} + ${space[3]})`,
  border: `${border.width} solid ${color.border.control}`,
  // A pill would make ovals of the digits.
  borderRadius: `min(${radius.control}, 0.85rem)`,
  background: color.surface.raised,
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: `min(${font.size.xl}, 8cqi)`,
  fontWeight: font.weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': {
    [motionAllowed]: {
      transition: `border-color ${motion.fast} ${motion.easing}, box-shadow ${motion.fast} ${motion.easing}`,
    },
  },
  selectors: {
    [`${input}:hover:not(:disabled) ~ &`]: { borderColor: color.text.muted },
    '[aria-invalid="true"] ~ &': {
      borderColor: color.danger.text,
      boxShadow: `0 0 0 1px ${color.danger.text}`,
    },
    ':disabled ~ &': {
      borderColor: 'transparent',
      background: color.disabled.base,
      color: color.disabled.on,
    },
    ':focus-visible ~ &[data-current]': {
      borderColor: color.border.focus,
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '1px',
    },
  },
})

/** Halves of a code are easier to carry over from a phone. */
export const half = style({ marginInlineStart: `min(${space[3]}, 2.4cqi)` })

const blink = keyframes({ '50%': { opacity: 0 } })

export const caret = style({
  inlineSize: 2,
  blockSize: '1.1em',
  background: 'currentColor',
  visibility: 'hidden',
  selectors: { ':focus ~ * > &': { visibility: 'visible' } },
  '@media': { [motionAllowed]: { animation: `${blink} 1.1s steps(1) infinite` } },
})
