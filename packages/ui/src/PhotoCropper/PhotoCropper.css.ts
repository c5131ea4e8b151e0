import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

export const cropper = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
})

export const stage = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: 'min(26rem, 120cqi, 60dvh)',
  minBlockSize: '14rem',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: 'color-mix(in oklab, black 82%, transparent)',
  direction: 'ltr',
  selectors: { '&[data-disabled]': { pointerEvents: 'none', opacity: 0.6 } },
})

export const frame = style({
  outline: `2px solid ${color.photo.on}`,
  selectors: {
    '&:focus-visible': { outline: `4px solid ${color.border.focus}`, outlineOffset: '1px' },
  },
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
})

/** As wide as the mask of portraits will show it. */
export const masked = style({ borderRadius: `min(${radius.card}, 1rem)` })

export const hint = style({ color: color.text.muted, fontSize: font.size.sm, lineHeight: 1.4 })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
})

export const zoom = style({
  flex: '1 1 12rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
  minBlockSize: size.control,
  color: color.text.strong,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const range = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  margin: 0,
  accentColor: color.primary.mark,
  cursor: 'pointer',
})
