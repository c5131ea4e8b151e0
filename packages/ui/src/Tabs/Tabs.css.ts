import { canHover, forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { fadedEdges } from '../base/fadedEdges.css.ts'

const { color, font, radius, size, space } = vars

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
