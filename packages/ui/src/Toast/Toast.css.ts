import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { tone } from '../internal/tone.css.ts'

const { color, font, motion, radius, shadow, size, space } = vars

const rise = keyframes({ from: { opacity: 0, translate: '0 1rem' } })

export const region = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: space[4],
  zIndex: 90,
  display: 'grid',
  gap: space[2],
  inlineSize: `min(26rem, calc(100vw - 2 * ${space[4]}))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[2]}`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.overlay,
  color: color.text.strong,
  boxShadow: shadow.overlay,
  '@media': {
    [motionAllowed]: { animation: `${rise} ${motion.normal} ${motion.easing}` },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
})

export const mark = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  background: tone.soft,
  color: tone.onSoft,
})

export const textBlock = style({ flex: '1 1 6rem', minInlineSize: 0, lineHeight: 1.4 })

export const action = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space[2],
  border: 0,
  background: 'none',
  color: color.primary.text,
  fontWeight: font.weight.bold,
  textDecoration: 'none',
  cursor: 'pointer',
})
