import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { focusOnPhoto } from '../internal/focusOnPhoto.ts'

const { color, font, motion, radius, space } = vars

export const root = style({ display: 'grid', gap: space[3], minInlineSize: 0 })

export const grid = style({
  listStyleType: '""',
  display: 'grid',
  gap: space[2],
  padding: 0,
  margin: 0,
})

export const cell = style({
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  borderRadius: `min(${radius.card}, 1rem)`,
})

export const open = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'zoom-in',
  selectors: focusOnPhoto,
  '@media': {
    [motionAllowed]: { transition: `scale ${motion.slow} ${motion.easing}` },
    [canHover]: { selectors: { '&:hover': { scale: '1.03' } } },
  },
})

export const locked = style({ display: 'block' })

export const lock = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  margin: 'auto',
  borderRadius: '50%',
  background: 'color-mix(in oklab, black 42%, transparent)',
  backdropFilter: 'blur(10px)',
  color: color.photo.on,
  fontSize: '1.1rem',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})

export const lockLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
})

export const lockLineIcon = style({ flexShrink: 0, translate: '0 0.1em' })
