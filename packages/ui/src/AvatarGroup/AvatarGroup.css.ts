import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type AvatarGroupSize = 'sm' | 'md' | 'lg'

const { color, font, shape } = vars

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '0.35rem',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
})

/** Each face covers a part of the one before it. A ring in the colour of the surface separates them. */
export const member = recipe({
  base: {
    // So that each covers the one before it.
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    borderRadius: shape.avatar,
    boxShadow: `0 0 0 3px ${color.surface.raised}`,
    background: color.surface.raised,
    '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
  },
  variants: {
    size: {
      sm: { selectors: { '&:not(:last-child)': { marginInlineEnd: '-0.5rem' } } },
      md: { selectors: { '&:not(:last-child)': { marginInlineEnd: '-0.75rem' } } },
      lg: { selectors: { '&:not(:last-child)': { marginInlineEnd: '-1rem' } } },
    },
  },
})

const side = (length: string, fontSize: string) => ({
  minInlineSize: length,
  blockSize: length,
  fontSize,
})

const sides: Record<AvatarGroupSize, ReturnType<typeof side>> = {
  sm: side('2rem', font.size.xs),
  md: side('3rem', font.size.sm),
  lg: side('4rem', font.size.md),
}

export const rest = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    paddingInline: '0.35em',
    borderRadius: shape.avatar,
    background: color.primary.soft,
    color: color.primary.onSoft,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  },
  variants: { size: sides },
})
