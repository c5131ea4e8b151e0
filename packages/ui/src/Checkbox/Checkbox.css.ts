import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, motion, radius, size, space } = vars

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: size.control,
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.disabled.on, cursor: 'not-allowed' } },
})

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  appearance: 'none',
  border: `max(1.5px, ${border.width}) solid ${color.border.control}`,
  borderRadius: `min(${radius.control}, 0.4rem)`,
  background: color.surface.raised,
  color: color.primary.on,
  cursor: 'inherit',
  '@media': {
    [motionAllowed]: { transition: `background-color ${motion.fast} ${motion.easing}` },
    [canHover]: {
      selectors: { 'label:hover > &:not(:disabled)': { borderColor: color.primary.text } },
    },
    [forcedColors]: { appearance: 'auto' },
  },
  selectors: {
    '&:checked': { background: color.primary.base, borderColor: color.primary.edge },
    '&[aria-invalid="true"]': { borderColor: color.danger.text },
    '&:disabled': { background: color.disabled.base, borderColor: 'transparent' },
    '&:checked::after': {
      content: '""',
      inlineSize: '0.42rem',
      blockSize: '0.8rem',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderWidth: '0 2.5px 2.5px 0',
      rotate: '42deg',
      translate: '0 -0.1rem',
    },
  },
})

export const textBlock = style({
  minInlineSize: 0,
  paddingBlockStart: '0.05rem',
  overflowWrap: 'break-word',
  hyphens: 'auto',
})
