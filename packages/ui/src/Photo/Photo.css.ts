import { vars } from '@bouquet/theme/vars'
import { recipe } from '@vanilla-extract/recipes'

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    backgroundColor: vars.color.surface.sunken,
  },
  variants: { mask: { photo: { borderRadius: vars.shape.photo }, none: {} } },
})

export const image = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  // Still there for screen readers.
  variants: { isMissing: { true: { opacity: 0 }, false: {} } },
})
