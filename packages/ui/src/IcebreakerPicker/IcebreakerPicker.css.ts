import { canHover, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, size, space } = vars

export const list = style({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
})

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
  font: 'inherit',
  lineHeight: 1.45,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { color: color.disabled.on, cursor: 'not-allowed' },
    '&:active:enabled': { background: color.primary.soft, color: color.text.strong },
    '&:focus-visible': { outline: `3px solid ${color.border.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:enabled': { borderColor: color.primary.text } } },
    [motionAllowed]: {
      transition: `border-color ${motion.fast} ${motion.easing}, background-color ${motion.fast} ${motion.easing}`,
    },
  },
})

export const icon = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.45em',
  color: color.primary.text,
  fontSize: '1.15rem',
})

export const text = style({ minInlineSize: 0, alignSelf: 'center', overflowWrap: 'anywhere' })

export const reason = style({ display: 'block', color: color.text.muted, fontSize: font.size.sm })
