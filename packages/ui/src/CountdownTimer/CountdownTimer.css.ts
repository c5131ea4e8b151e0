import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color, font, space } = vars

export const timer = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '0.12em',
    fontVariantNumeric: 'tabular-nums',
    fontFeatureSettings: '"tnum"',
    fontFamily: font.family.display,
    fontWeight: font.weight.display,
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
    direction: 'ltr',
  },
  variants: {
    size: {
      sm: { fontSize: 'inherit' },
      md: { fontSize: font.size.xl },
      lg: { fontSize: font.size['3xl'], gap: space[2] },
    },
  },
})

/** Keeps its width, since not every display font has digits of equal width. */
export const figure = style({
  display: 'inline-grid',
  justifyItems: 'center',
  minInlineSize: '2ch',
})

export const colon = style({ opacity: 0.6 })

export const unit = style({
  color: color.text.muted,
  fontFamily: font.family.text,
  fontSize: font.size.xs,
  fontWeight: font.weight.normal,
  lineHeight: 1.4,
})
