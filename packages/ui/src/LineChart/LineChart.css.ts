import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** Time goes from left to right in every language. */
export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '15em',
  fontSize: '1rem',
  direction: 'ltr',
})

export const grid = style({ stroke: color.border.subtle, strokeWidth: 1 })

export const tick = style({
  fill: color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const line = style({
  fill: 'none',
  stroke: color.primary.mark,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
})

export const dot = style({
  fill: color.primary.mark,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})

export const hollowDot = style({
  fill: color.surface.raised,
  stroke: color.primary.mark,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
})

/** Covers the whole height, so that a value shows wherever the pointer is. */
export const slot = style({
  fill: 'transparent',
  selectors: { '&:hover': { fill: color.primary.mark, fillOpacity: 0.12 } },
})
