import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, motion } = vars

/** A label that is highlighted if its input is checked. */
export const choice = style({
  background: color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.primary.text,
      background: color.primary.soft,
      color: color.primary.onSoft,
      boxShadow: `inset 0 0 0 1px ${color.primary.text}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      borderColor: 'transparent',
      background: color.disabled.base,
      color: color.disabled.on,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}, color ${motion.fast} ${motion.easing}`,
    },
    [canHover]: {
      selectors: { '&:hover:not(:has(:disabled))': { borderColor: color.primary.text } },
    },
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})

/** Invisible over the whole label, so that native validation messages appear at the choice. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
