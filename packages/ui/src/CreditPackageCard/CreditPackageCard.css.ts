import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { canHover, forcedColors, motionAllowed } from '../internal/motion.ts'

const { border, color, font, motion, radius, shadow, space } = vars

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  padding: space[5],
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.primary.text,
      background: color.primary.soft,
      color: color.text.strong,
      boxShadow: `0 0 0 1px ${color.primary.text}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: '3px' },
    '&:has(:disabled)': { color: color.disabled.on, cursor: 'not-allowed' },
  },
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${motion.fast} ${motion.easing}, box-shadow ${motion.fast} ${motion.easing}`,
    },
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { boxShadow: shadow.raised } } },
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
})

export const input = style({
  flexShrink: 0,
  inlineSize: '1.4rem',
  blockSize: '1.4rem',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${color.border.control}`,
  borderRadius: '50%',
  background: color.surface.raised,
  outline: 'none',
  selectors: {
    '&:checked': {
      borderColor: color.primary.base,
      borderWidth: '0.44rem',
      background: color.primary.on,
    },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
})

/** The price moves below only when not even the longest word has room beside it. */
export const words = style({
  display: 'grid',
  gap: '0.15rem',
  flex: '1 1 min-content',
  minInlineSize: 0,
})

export const credits = style({
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
})

export const message = style({ fontSize: font.size.sm })

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginBlockStart: space[1],
})

export const prices = style({ display: 'grid', justifyItems: 'end', marginInlineStart: 'auto' })

export const former = style({ fontSize: font.size.sm, textDecorationThickness: '1px' })

export const price = style({
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  lineHeight: 1.2,
})
