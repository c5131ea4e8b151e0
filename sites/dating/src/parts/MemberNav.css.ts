import { below, canHover, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { clipped } from '../styles/clipped.ts'

const { border, color, font, radius, size, space } = vars

export const nav = style({ display: 'flex', flexShrink: 0, gap: space[1] })

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: size.control,
  minInlineSize: size.control,
  borderRadius: radius.control,
  color: color.text.normal,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  '@media': {
    [from.md]: { paddingInline: space[3] },
    [canHover]: { selectors: { '&:hover': { color: color.primary.text } } },
  },
})

/** Beside the icon where there is room; else for screen readers alone. */
export const label = style({
  '@media': {
    [below.md]: clipped,
  },
})

export const count = style({
  minInlineSize: '1.5em',
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: color.primary.base,
  boxShadow: `inset 0 0 0 ${border.width} ${color.primary.edge}`,
  color: color.primary.on,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  lineHeight: '1.5em',
  textAlign: 'center',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [below.md]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  },
})
