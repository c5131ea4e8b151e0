import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, forcedColors, motionAllowed } from '../internal/motion.ts'
import type { OwnPhotoState } from './own.types.ts'

const { border, color, font, motion, radius, size, space } = vars

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  containerType: 'inline-size',
})

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = style({
  listStyleType: '""',
  display: 'grid',
  ...columns(2),
  gap: space[2],
  padding: 0,
  margin: 0,
  '@container': {
    '(min-width: 26rem)': { ...columns(3), gap: space[3] },
    '(min-width: 44rem)': columns(4),
    '(max-width: 11rem)': columns(1),
  },
})

/** The first stands out where it leaves room for the others beside it. */
const first = {
  '@container': {
    '(min-width: 26rem)': {
      selectors: {
        '&:first-child:not(:only-child)': { gridColumn: 'span 2', gridRow: 'span 2' },
      },
    },
  },
} as const

const tile = {
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  borderRadius: radius.card,
} as const

export const cell = style({ ...tile, ...first })

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

export const ownCell = style({
  ...tile,
  ...first,
  outline: 'none',
  cursor: 'grab',
  selectors: {
    '&[data-focus-visible]': { boxShadow: `0 0 0 3px ${color.border.focus}` },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-drop-target]': {
      boxShadow: `0 0 0 3px ${color.surface.page}, 0 0 0 6px ${color.primary.base}`,
    },
  },
  '@media': {
    [motionAllowed]: {
      transition: `box-shadow ${motion.fast} ${motion.easing}, opacity ${motion.fast} ${motion.easing}`,
    },
    [forcedColors]: {
      selectors: {
        '&[data-focus-visible], &[data-drop-target]': { outline: '3px solid Highlight' },
      },
    },
  },
})

const states: Record<OwnPhotoState, Parameters<typeof style>[0]> = {
  active: {},
  pending: { filter: 'saturate(0.75) brightness(0.92)' },
  rejected: { filter: 'grayscale(1) brightness(0.7)' },
}

export const ownPicture = recipe({
  base: { blockSize: '100%', pointerEvents: 'none' },
  variants: { state: states },
})

export const marks = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  padding: space[2],
  pointerEvents: 'none',
})

export const reason = style({
  paddingInline: space[2],
  paddingBlock: space[1],
  borderRadius: `min(${radius.card}, 0.6rem)`,
  background: color.surface.raised,
  color: color.text.strong,
  fontSize: font.size.xs,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@container': {
    '(max-width: 26rem)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      paddingBlockEnd: 0,
    },
  },
})

export const handle = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${border.width} solid transparent`,
  borderRadius: radius.pill,
  background: 'color-mix(in oklab, black 42%, transparent)',
  color: color.photo.on,
  backdropFilter: 'blur(10px) saturate(1.3)',
  cursor: 'grab',
  outline: 'none',
  // The whole photo can be dragged; the handle shows itself to those who look for it, and leaves faces free.
  opacity: 0,
  selectors: {
    [`&[data-focus-visible], ${ownCell}[data-focus-visible-within] > &, ${ownCell}[data-dragging] > &`]:
      { opacity: 1 },
    '&[data-disabled]': { display: 'none' },
    '&[data-focus-visible]': { boxShadow: `0 0 0 3px ${color.border.focus}` },
  },
  '@media': {
    [canHover]: { selectors: { [`${ownCell}:hover > &`]: { opacity: 1 } } },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
})

export const menu = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
})
