import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, radius, shape } = vars

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = recipe({
  base: {
    display: 'block',
    // The sunken surface is too close to black in some brands' dark mode.
    background: `color-mix(in oklab, ${color.text.strong} 9%, ${color.surface.page})`,
    '@media': {
      [motionAllowed]: { animation: `${breathe} 1.8s ${vars.motion.easing} infinite` },
      [forcedColors]: { border: '1px solid GrayText' },
    },
  },
  variants: {
    variant: {
      line: { inlineSize: '100%', blockSize: '1em', borderRadius: radius.control },
      block: { inlineSize: '100%', blockSize: '6rem', borderRadius: radius.card },
      circle: { inlineSize: '3rem', blockSize: '3rem', borderRadius: shape.avatar },
      card: { inlineSize: '100%', aspectRatio: '4 / 5', borderRadius: radius.card },
    },
  },
})
