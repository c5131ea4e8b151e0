import { below, from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { color, font, shape, space } = vars

const wide = from.md
const narrow = below.md

/** The picture takes two fifths of the width, the form three. */
export const beside = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      maxInlineSize: '54rem',
    },
  },
})

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '9rem',
  background: `linear-gradient(155deg, ${color.hero.from}, ${color.hero.to})`,
  color: color.hero.on,
  '@media': { [wide]: { blockSize: '100%' } },
})

globalStyle(`${art} > *`, { inlineSize: '100%', blockSize: '100%' })
/** On narrow windows a portrait is shown complete in the brand's mask, since a strip would crop the face. */
globalStyle(`${art}:has(img) > *`, {
  '@media': {
    [narrow]: {
      inlineSize: '7rem',
      blockSize: '7rem',
      marginInline: 'auto',
      marginBlock: '1rem',
      borderRadius: shape.photo,
      boxShadow: `0 0 0 3px ${color.surface.overlay}`,
    },
  },
})
globalStyle(`${art} img`, { objectPosition: '50% 20%' })

/** Reserves its line, to avoid a layout shift. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '1lh',
  color: color.text.muted,
  fontSize: font.size.sm,
})

const beat = keyframes({ '50%': { opacity: 0.25 } })

export const pulse = style({
  flexShrink: 0,
  inlineSize: '0.6rem',
  blockSize: '0.6rem',
  borderRadius: '50%',
  background: color.primary.mark,
  forcedColorAdjust: 'none',
  '@media': { [motionAllowed]: { animation: `${beat} 1.4s infinite` } },
})

export const foot = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
  fontSize: font.size.sm,
})
