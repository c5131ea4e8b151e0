import { coloredSurface, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, font, motion, radius, shadow, space } = vars

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  ...coloredSurface,
  zIndex: 70,
  maxInlineSize: 'min(18rem, 90vw)',
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: `min(${radius.control}, 0.6rem)`,
  background: color.text.strong,
  color: color.surface.page,
  fontSize: font.size.sm,
  lineHeight: 1.35,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  boxShadow: shadow.overlay,
  '@media': {
    [motionAllowed]: { animation: `${appear} ${motion.fast} ${motion.easing}` },
  },
})

export const arrow = style({ fill: color.text.strong })
