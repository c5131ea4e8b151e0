import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { canHover, coloredSurface, forcedColors } from '../internal/media.ts'

const { color, font, radius, size, space } = vars

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[1],
  padding: 0,
  listStyleType: '""',
  fontVariantNumeric: 'tabular-nums',
})

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.control,
  blockSize: size.control,
  paddingInline: space[1],
  borderRadius: radius.control,
  color: color.text.normal,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      ...coloredSurface,
      background: color.primary.base,
      color: color.primary.on,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-current])': {
          background: color.primary.soft,
          color: color.primary.onSoft,
        },
      },
    },
    [forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
})

export const arrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  color: color.text.muted,
})
