import { forcedColors, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, font, motion, radius, shadow, size, space } = vars

const appear = keyframes({ from: { opacity: 0, translate: '0 -0.3rem' } })

/** Floating panel of a menu or list box. */
export const menuPanel = style({
  zIndex: 60,
  maxBlockSize: 'min(36rem, 75dvh)',
  padding: space[1],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.overlay,
  color: color.text.normal,
  boxShadow: shadow.overlay,
  '@media': {
    [motionAllowed]: { animation: `${appear} ${motion.fast} ${motion.easing}` },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
})

export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: `calc(${radius.card} - ${space[1]})`,
  color: color.text.normal,
  fontSize: font.size.md,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-highlighted]': {
      background: color.primary.soft,
      color: color.primary.onSoft,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: font.weight.medium },
    '&[data-disabled]': { color: color.disabled.on, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused], &[data-highlighted]': {
          outline: '2px solid Highlight',
          outlineOffset: '-2px',
        },
      },
    },
  },
})
