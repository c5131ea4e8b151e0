import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, motion, shadow, shape, size, space } = vars
const { hero } = color

/** The brand's colours meet in the middle, where the two portraits do. */
export const media = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  paddingBlock: `${space[10]} ${space[8]}`,
  paddingInline: space[6],
  background: `radial-gradient(circle at 12% 115%, ${hero.accent} 0 7rem, transparent calc(7rem + 1px)), radial-gradient(circle at 92% -20%, ${hero.to} 0 9rem, transparent calc(9rem + 1px)), linear-gradient(115deg, ${hero.from} 20%, ${hero.to} 115%)`,
  '@media': { [forcedColors]: { background: 'Canvas' } },
})

export const pair = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  inlineSize: '100%',
})

const comeFromStart = keyframes({ from: { opacity: 0, translate: '-1.5rem 0' } })
const comeFromEnd = keyframes({ from: { opacity: 0, translate: '1.5rem 0' } })

export const portrait = style({
  inlineSize: 'min(9.5rem, 44%)',
  border: `4px solid ${color.surface.overlay}`,
  borderRadius: shape.photo,
  background: color.surface.overlay,
  overflow: 'hidden',
  boxShadow: shadow.overlay,
  selectors: {
    '&:first-child': { rotate: '-4deg', marginInlineEnd: '-0.5rem' },
    '&:nth-child(2)': { rotate: '4deg', marginInlineStart: '-0.5rem', marginBlockStart: space[5] },
    '&:dir(rtl):first-child': { rotate: '4deg' },
    '&:dir(rtl):nth-child(2)': { rotate: '-4deg' },
  },
  '@media': {
    [motionAllowed]: {
      selectors: {
        '&:first-child': {
          animation: `${comeFromStart} ${motion.slow} ${motion.easing} backwards`,
        },
        '&:nth-child(2)': { animation: `${comeFromEnd} ${motion.slow} ${motion.easing} backwards` },
      },
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
})

/** For somebody without a photo. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  background: color.secondary.soft,
  color: color.secondary.onSoft,
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size['4xl'],
  fontWeight: vars.font.weight.display,
})

const settle = keyframes({ from: { opacity: 0, scale: '0.6' } })

export const heart = style({
  position: 'absolute',
  insetBlockEnd: `calc(${space[4]} * -1)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${size.control} + ${space[3]})`,
  blockSize: `calc(${size.control} + ${space[3]})`,
  border: `4px solid ${color.surface.overlay}`,
  borderRadius: '50%',
  background: color.primary.base,
  color: color.primary.on,
  fontSize: '1.5rem',
  '@media': {
    [motionAllowed]: {
      animation: `${settle} ${motion.slow} ${motion.easing} ${motion.normal} backwards`,
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
})

export const label = style({ justifySelf: 'start', marginBlockStart: space[1] })
