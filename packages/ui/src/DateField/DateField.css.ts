import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { forcedColors } from '../internal/media.ts'

const { border, color, radius, size, space } = vars

/** Line height in whole pixels for both inputs, since browsers and fonts round differently. */
const room = `max(${size.control}, calc(1lh + 2 * ${space[2]} + 2 * ${border.width} + 2px))`
const height = [room, `round(up, ${room}, 1px)`]

/** Some browsers set their own height. */
export const native = style({
  appearance: 'none',
  minBlockSize: height,
  fontVariantNumeric: 'tabular-nums',
})

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: height,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
  selectors: {
    '&[data-focus-within]': { borderColor: color.border.focus },
    '&:has(:focus-visible)': {
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '2px',
    },
  },
})

export const segment = style({
  paddingInline: '0.15em',
  borderRadius: `min(${radius.control}, 0.3rem)`,
  color: color.text.normal,
  outline: 'none',
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0, color: color.text.muted, whiteSpace: 'pre' },
    '&[data-placeholder]': { color: color.text.muted },
    '&[data-focused]': { background: color.primary.base, color: color.primary.on },
    '&[data-disabled]': { color: color.disabled.on },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'FieldText',
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
