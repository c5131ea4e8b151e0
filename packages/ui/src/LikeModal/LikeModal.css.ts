import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, font, motion, shadow, size, space } = vars

export const media = style({ position: 'relative' })

export const picture = style({ display: 'block', color: 'inherit' })

/** In a low window the buttons below it stay visible. */
export const photo = style({ maxBlockSize: '45dvh' })

const veil = (share: number, at: number) =>
  `color-mix(in oklab, ${color.photo.scrim} ${share}%, transparent) ${at}%`

export const textBlock = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  paddingInline: `${space[6]} min(${size.control} + ${space[12]}, 30%)`,
  paddingBlock: `${space[16]} ${space[5]}`,
  background: `linear-gradient(to top, ${veil(100, 0)}, ${veil(80, 45)}, ${veil(30, 75)}, transparent)`,
  color: color.photo.on,
  textShadow: '0 1px 3px rgb(0 0 0 / 0.45)',
  pointerEvents: 'none',
})

export const name = style({
  maxInlineSize: '100%',
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
})

export const age = style({
  fontFamily: font.family.text,
  fontWeight: font.weight.normal,
  fontVariantNumeric: 'tabular-nums',
})

const arrive = keyframes({ from: { scale: '0.4', opacity: 0 }, '70%': { scale: '1.08' } })

/** Half over the photo, half over the content below. */
export const heart = style({
  position: 'absolute',
  insetInlineEnd: space[6],
  insetBlockEnd: `calc((${size.control} + ${space[4]}) / -2)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${size.control} + ${space[4]})`,
  blockSize: `calc(${size.control} + ${space[4]})`,
  border: `4px solid ${color.surface.overlay}`,
  borderRadius: '50%',
  background: color.primary.base,
  color: color.primary.on,
  fontSize: '1.5rem',
  boxShadow: shadow.raised,
  pointerEvents: 'none',
  '@media': {
    [motionAllowed]: {
      animation: `${arrive} ${motion.slow} ${motion.easing} ${motion.normal} backwards`,
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
})
