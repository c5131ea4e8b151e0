import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, radius, space } = vars

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '16rem',
  overflow: 'hidden',
  background: color.surface.sunken,
  borderRadius: radius.card,
})

export const photo = recipe({
  base: {
    maxBlockSize: 'calc(100dvh - 12rem)',
    inlineSize: 'auto',
    objectFit: 'contain',
  },
  variants: {
    isHidden: { true: { filter: 'blur(40px)' }, false: {} },
    isGrey: { true: {}, false: {} },
    isSmall: { true: { maxBlockSize: '14rem', marginBlock: space[6] }, false: {} },
  },
  compoundVariants: [
    { variants: { isHidden: false, isGrey: true }, style: { filter: 'grayscale(1)' } },
    { variants: { isHidden: true, isGrey: true }, style: { filter: 'blur(40px) grayscale(1)' } },
  ],
})

export const veil = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: space[6],
  color: color.photo.on,
  background: color.photo.scrim,
  textAlign: 'center',
})

export const reasons = style({
  display: 'grid',
  gap: space[1],
  padding: 0,
  listStyle: 'none',
})

export const reason = style({
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInline: space[3],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: 'none',
  fontSize: font.size.md,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: color.danger.soft, color: color.danger.onSoft },
    '&:disabled': { color: color.disabled.on, cursor: 'default' },
  },
})

export const view = style({ display: 'grid', gap: space[3] })
