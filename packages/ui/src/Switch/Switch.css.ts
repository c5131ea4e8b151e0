import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, motion, size, space } = vars

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: size.control,
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.disabled.on, cursor: 'not-allowed' } },
})

export const textBlock = style({ display: 'grid', gap: '0.15rem', minInlineSize: 0 })

export const text = style({ color: color.text.muted, fontSize: font.size.sm, lineHeight: 1.4 })

export const track = style({
  flexShrink: 0,
  inlineSize: '3.25rem',
  blockSize: '1.9rem',
  margin: 0,
  padding: '0.2rem',
  appearance: 'none',
  border: `1.5px solid ${color.border.control}`,
  borderRadius: '1rem',
  background: color.surface.sunken,
  cursor: 'inherit',
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${motion.fast} ${motion.easing}`,
      selectors: { '&::before': { transition: `translate ${motion.fast} ${motion.easing}` } },
    },
    [canHover]: {
      selectors: {
        [`${row}:hover &:enabled`]: { borderColor: color.text.strong },
        [`${row}:hover &:enabled:checked`]: {
          background: color.primary.hover,
          borderColor: color.primary.edge,
        },
      },
    },
    [forcedColors]: {
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: '1.3rem',
      blockSize: '1.3rem',
      borderRadius: '50%',
      background: color.border.control,
    },
    '&:checked': { background: color.primary.base, borderColor: color.primary.edge },
    '&:checked::before': { background: color.primary.on, translate: '1.35rem 0' },
    '&:checked:dir(rtl)::before': { translate: '-1.35rem 0' },
    '&:disabled': { background: color.disabled.base, borderColor: 'transparent' },
  },
})
