import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { cell } from '../internal/photoTiles.css.ts'
import type { OwnPhotoState } from './ownPhoto.types.ts'

const { border, color, font, motion, radius, size, space } = vars

/** Two photos beside each other on a phone. */
const small = '(max-width: 26rem)'

export const tile = style([
  cell,
  {
    outline: 'none',
    selectors: {
      '&[data-allows-dragging]': { cursor: 'grab' },
      '&[data-focus-visible]': { boxShadow: `0 0 0 3px ${color.border.focus}` },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-drop-target]': {
        boxShadow: `0 0 0 3px ${color.surface.page}, 0 0 0 6px ${color.primary.mark}`,
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
  },
])

/** Before the first photo, it takes the whole row. */
export const add = style({
  minInlineSize: 0,
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
})

const states: Record<OwnPhotoState, Parameters<typeof style>[0]> = {
  active: {},
  pending: { filter: 'saturate(0.75) brightness(0.92)' },
  rejected: { filter: 'grayscale(1) brightness(0.7)' },
}

export const picture = recipe({
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

/** In a small tile the words are small, so that they leave the face free. */
export const mark = style({
  '@container': {
    [small]: { minBlockSize: '1.25rem', paddingInline: space[2], fontSize: '0.6875rem' },
  },
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
    [small]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      paddingBlock: 0,
      fontSize: '0.6875rem',
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
  // The whole photo can be dragged. The handle only hints at that, without covering faces.
  opacity: 0,
  selectors: {
    [`&[data-focus-visible], ${tile}[data-focus-visible-within] > &, ${tile}[data-dragging] > &`]: {
      opacity: 1,
    },
    '&[data-disabled]': { display: 'none' },
    '&[data-focus-visible]': { boxShadow: `0 0 0 3px ${color.border.focus}` },
  },
  '@media': {
    [canHover]: { selectors: { [`${tile}:hover > &`]: { opacity: 1 } } },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
})

export const menu = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
})
