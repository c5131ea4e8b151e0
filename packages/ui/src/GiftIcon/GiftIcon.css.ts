import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

/** Thinner stroke than inline icons, since gifts are large. */
export const drawing = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  flexShrink: 0,
})

export const wash = style({
  fill: vars.color.primary.mark,
  fillOpacity: 0.6,
  stroke: 'none',
  '@media': { [forcedColors]: { fill: 'none' } },
})
