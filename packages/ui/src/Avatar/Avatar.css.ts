import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl'

const { color, font, shape } = vars

const square = (side: string, letter: string) => ({
  inlineSize: side,
  blockSize: side,
  fontSize: letter,
})

const sizes: Record<AvatarSize, ReturnType<typeof square>> = {
  sm: square('2rem', font.size.sm),
  md: square('3rem', font.size.lg),
  lg: square('4rem', font.size.xl),
  xl: square('6rem', font.size['2xl']),
}

export const avatar = recipe({
  base: { position: 'relative', display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' },
  variants: {
    size: sizes,
    isNew: {
      true: {
        borderRadius: shape.avatar,
        boxShadow: `0 0 0 2px ${color.surface.raised}, 0 0 0 4px ${color.primary.mark}`,
        '@media': {
          [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '2px' },
        },
      },
      false: {},
    },
  },
})

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: shape.avatar,
  background: color.surface.sunken,
})

export const initial = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: shape.avatar,
  background: color.secondary.soft,
  color: color.secondary.onSoft,
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
})

export const online = style({
  position: 'absolute',
  insetBlockEnd: '2%',
  insetInlineEnd: '2%',
  inlineSize: '26%',
  blockSize: '26%',
  maxInlineSize: '1rem',
  maxBlockSize: '1rem',
  border: `2px solid ${color.surface.raised}`,
  borderRadius: '50%',
  background: color.success.base,
  forcedColorAdjust: 'none',
})

/** At the bottom, opposite to the online mark. Readable on any photo. */
export const fictional = style({
  position: 'absolute',
  insetBlockEnd: '-4%',
  insetInlineStart: '-4%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.35rem',
  blockSize: '1.35rem',
  border: `2px solid ${color.surface.raised}`,
  borderRadius: '50%',
  background: color.info.base,
  color: color.info.on,
  fontSize: '1rem',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})
