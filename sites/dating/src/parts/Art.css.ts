import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { hero } = vars.color

/** Fills its container, behind all content, with the colours of the drawing until that has arrived. */
export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  background: `linear-gradient(to bottom right, ${hero.to}, ${hero.from})`,
  '@media': { [forcedColors]: { display: 'none' } },
})

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
})
