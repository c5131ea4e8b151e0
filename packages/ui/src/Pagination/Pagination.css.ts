import { canHover, coloredSurface, forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars

export const frame = style({ containerType: 'inline-size' })

/** Seven pages and both arrows do not fit. */
const narrow = '(max-width: 27rem)'

export const list = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[1],
  padding: 0,
  listStyleType: '""',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gap: 0 }, '(max-width: 13rem)': { flexWrap: 'wrap' } },
})

/** Shrinks a little where seven pages stand beside each other on a phone. */
export const cell = style({
  '@container': { [narrow]: { flex: `0 1 ${size.control}`, minInlineSize: '2rem' } },
})

/** A neighbour of the current page that a gap follows is left out where space is scarce. */
export const spare = style({ '@container': { [narrow]: { display: 'none' } } })

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
  '@container': { [narrow]: { minInlineSize: 0, paddingInline: 0 } },
  selectors: {
    '&:active:not([aria-current])': {
      background: `color-mix(in oklab, ${color.primary.soft}, ${color.primary.onSoft} 14%)`,
      color: color.primary.onSoft,
    },
    '&[aria-current="page"]': {
      ...coloredSurface,
      background: color.primary.base,
      boxShadow: `inset 0 0 0 ${border.width} ${color.primary.edge}`,
      color: color.primary.on,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-current], :active)': {
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
  '@container': { [narrow]: { inlineSize: space[4] } },
  color: color.text.muted,
})
