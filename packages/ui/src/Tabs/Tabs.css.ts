import { canHover, forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { createVar, keyframes, style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

const hiddenAtStart = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const hiddenAtEnd = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const fade = '2.5rem'

const edges = keyframes({
  '0%': { vars: { [hiddenAtStart]: '0px', [hiddenAtEnd]: fade } },
  '10%': { vars: { [hiddenAtStart]: fade } },
  '90%': { vars: { [hiddenAtEnd]: fade } },
  '100%': { vars: { [hiddenAtStart]: fade, [hiddenAtEnd]: '0px' } },
})

const faded = (way: 'right' | 'left') =>
  `linear-gradient(to ${way}, transparent, #000 ${hiddenAtStart} calc(100% - ${hiddenAtEnd}), transparent)`

/** A row that scrolls sideways: what is cut off fades out at its edge. The timeline is inactive when all of it fits. */
export const fadedEdges = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      animation: `${edges} linear both`,
      animationTimeline: 'scroll(self inline)',
      maskImage: faded('right'),
      selectors: { '&:dir(rtl)': { maskImage: faded('left') } },
    },
  },
})

export const list = style([
  fadedEdges,
  { display: 'flex', gap: space[2], boxShadow: `inset 0 -1px ${color.border.subtle}` },
])

const chosen = '&[data-state="active"], &[aria-current="page"]'

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  minBlockSize: `calc(${size.control} + ${space[1]})`,
  paddingInline: space[3],
  border: 0,
  // Seen around a focused tab only.
  borderRadius: radius.control,
  background: 'none',
  color: color.text.muted,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    [chosen]: { color: color.primary.text },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[2],
      insetBlockEnd: 0,
      blockSize: 3,
      borderRadius: '3px 3px 0 0',
      background: 'transparent',
    },
    '&[data-state="active"]::after, &[aria-current="page"]::after': { background: 'currentColor' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: color.text.strong } } },
    [forcedColors]: {
      selectors: {
        '&[data-state="active"]::after, &[aria-current="page"]::after': { background: 'Highlight' },
      },
    },
  },
})

export const panel = style({ paddingBlockStart: space[5] })
