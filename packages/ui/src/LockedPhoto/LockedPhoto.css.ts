import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, space } = vars

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    containerType: 'inline-size',
  },
  variants: { mask: { photo: { borderRadius: vars.shape.photo }, none: {} } },
})

export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: space[4],
  background: `linear-gradient(to top, ${color.photo.scrim}, transparent 85%)`,
  color: color.photo.on,
  textAlign: 'center',
  textShadow: '0 1px 3px rgb(0 0 0 / 0.45)',
})

export const lock = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  background: 'color-mix(in oklab, black 42%, transparent)',
  backdropFilter: 'blur(10px)',
})

export const line = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: 1.35,
  textWrap: 'balance',
})

export const action = style({
  '@container': { '(max-width: 10rem)': { display: 'none' } },
})
