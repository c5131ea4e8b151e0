import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { tone } from '../internal/tone.css.ts'

const { color, font, motion, radius, space } = vars

const height = '2.25rem'

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: height,
    maxInlineSize: '100%',
    paddingInline: space[3],
    borderRadius: radius.pill,
    background: tone.soft,
    color: tone.onSoft,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${tone.onSoft} 16%, transparent)`,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    lineHeight: 1.25,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    isRemovable: { true: { paddingInlineEnd: 0 }, false: {} },
    isDisabled: { true: { background: color.surface.sunken, color: color.text.muted }, false: {} },
  },
})

export const icon = style({ display: 'inline-flex', flexShrink: 0, fontSize: '1.15em' })

export const label = style({
  minInlineSize: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const remove = style({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  alignSelf: 'stretch',
  placeItems: 'center',
  minInlineSize: height,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // The finger gets 44 px, the eye a slim chip.
    '&::after': { content: '""', position: 'absolute', insetBlock: '-4px', insetInline: '-2px' },
    '&:active': { background: `color-mix(in oklab, ${tone.onSoft} 24%, transparent)` },
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': {
    [motionAllowed]: { transition: `background-color ${motion.fast} ${motion.easing}` },
    [canHover]: {
      selectors: {
        '&:hover:not(:disabled, :active)': {
          background: `color-mix(in oklab, ${tone.onSoft} 12%, transparent)`,
        },
      },
    },
  },
})

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
})

export const list = style({
  display: 'contents',
  listStyleType: '""',
  padding: 0,
})

export const entry = style({ display: 'flex', maxInlineSize: '100%' })
