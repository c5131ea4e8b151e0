import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

export const banner = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[4],
  minBlockSize: size.control,
  paddingInline: space[4],
  paddingBlock: space[2],
  background: color.success.soft,
  color: color.success.onSoft,
  fontSize: font.size.sm,
  lineHeight: 1.35,
  textAlign: 'center',
})

export const time = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[2] })

/** The whole line can be pressed. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '-3px',
    },
  },
})

export const arrow = style({ display: 'inline', verticalAlign: '-0.12em' })

export const dialogTime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
})
