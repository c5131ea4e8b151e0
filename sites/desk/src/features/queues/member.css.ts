import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, space } = vars

export const name = style({
  color: color.text.strong,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
})

export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
})

export const photo = style({
  inlineSize: '100%',
  display: 'grid',
  gap: space[1],
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
})

/** Keeps the blur inside the picture. */
export const frame = style({ display: 'block', overflow: 'hidden', borderRadius: radius.control })

export const picture = recipe({
  base: { inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' },
  variants: { isHidden: { true: { filter: 'blur(12px)' }, false: {} } },
})

export const state = style({ color: color.text.muted, fontSize: font.size.xs })
