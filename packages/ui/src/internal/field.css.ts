import { canHover, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, motion, radius, size, space } = vars

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
  inlineSize: '100%',
})

export const label = style({
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  paddingBlockEnd: '0.15rem',
})

export const description = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.4,
})

export const error = style({
  display: 'flex',
  gap: space[1],
  color: color.danger.text,
  fontSize: font.size.sm,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const errorIcon = style({ flexShrink: 0, marginBlockStart: '0.12em' })

/** The input of a field that is never disabled. */
export const plainControl = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingInline: space[4],
  paddingBlock: space[2],
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  color: color.text.normal,
  fontFamily: font.family.text,
  fontSize: `max(16px, ${font.size.md})`,
  lineHeight: font.line.normal,
  '@media': {
    [motionAllowed]: {
      transition: `border-color ${motion.fast} ${motion.easing}, box-shadow ${motion.fast} ${motion.easing}`,
    },
    [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.text.strong } } },
  },
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&:focus': { borderColor: color.border.focus },
    '&[data-invalid], &[aria-invalid="true"]': {
      borderColor: color.danger.text,
      boxShadow: `0 0 0 1px ${color.danger.text}`,
    },
  },
})

/** The input or button of a field. */
export const control = style([
  plainControl,
  {
    selectors: {
      '&:disabled, &[data-disabled]': {
        background: color.disabled.base,
        color: color.disabled.on,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
    },
  },
])
