import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { forcedColors } from '../internal/motion.ts'

/** Thinner than an icon in a line of text, since a gift is drawn large. */
export const drawing = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  flexShrink: 0,
})

export const wash = style({
  fill: vars.color.primary.base,
  fillOpacity: 0.28,
  stroke: 'none',
  '@media': { [forcedColors]: { fill: 'none' } },
})
