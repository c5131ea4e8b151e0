import { canHover, forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, space } = vars

export const field = style({ display: 'grid', gap: space[2], minInlineSize: 0 })

export const area = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    padding: space[5],
    border: `2px dashed ${color.border.control}`,
    borderRadius: radius.card,
    background: color.surface.raised,
    color: color.text.normal,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&[data-over]': {
        borderColor: color.primary.text,
        background: color.primary.soft,
        color: color.primary.onSoft,
      },
      '&:has(:disabled)': { cursor: 'not-allowed' },
      '&[data-pending]': { borderStyle: 'solid', cursor: 'progress' },
      '&:has(:focus-visible)': { outline: `3px solid ${color.border.focus}`, outlineOffset: '2px' },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { borderColor: color.primary.text } } } },
  },
  variants: {
    variant: { area: { minBlockSize: '11rem' }, tile: { aspectRatio: '4 / 5', padding: space[3] } },
  },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  marginBlockEnd: space[1],
  borderRadius: '50%',
  background: color.primary.soft,
  color: color.primary.onSoft,
})

export const label = style({ fontWeight: font.weight.bold, lineHeight: 1.3 })

const along = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
})

/** Fills as the files are sent. As long as the share is unknown, a part of the bar moves along it. */
export const progress = style({
  inlineSize: 'min(12rem, 80%)',
  blockSize: 6,
  overflow: 'hidden',
  appearance: 'none',
  border: 0,
  borderRadius: radius.pill,
  background: color.border.subtle,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.primary.mark },
    '&::-moz-progress-bar': { background: color.primary.mark },
    '&:indeterminate': {
      background: `linear-gradient(90deg, transparent, ${color.primary.mark}, transparent) 50% 0 / 50% 100% no-repeat ${color.border.subtle}`,
    },
  },
  '@media': {
    [motionAllowed]: {
      selectors: { '&:indeterminate': { animation: `${along} 1.4s linear infinite` } },
    },
    [forcedColors]: { appearance: 'auto' },
  },
})

export const drop = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  '@media': { '(hover: none)': { display: 'none' } },
})
