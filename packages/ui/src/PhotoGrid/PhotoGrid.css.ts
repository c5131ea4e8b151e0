import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { canHover, forcedColors, motionAllowed } from '../internal/media.ts'

const { color, motion, space } = vars

export const fill = style({ blockSize: '100%' })

export const open = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    [motionAllowed]: { transition: `scale ${motion.slow} ${motion.easing}` },
    [canHover]: { selectors: { '&:hover': { scale: '1.03' } } },
  },
})

export const locked = style({ display: 'block', blockSize: '100%' })

export const lock = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
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
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.text.normal,
})

export const lockLineIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  background: color.primary.soft,
  color: color.primary.onSoft,
})

export const lockLineText = style({ flex: '1 1 12rem', minInlineSize: 0 })
