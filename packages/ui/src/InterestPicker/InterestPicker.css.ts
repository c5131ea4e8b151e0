import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { choice } from '../internal/choice.css.ts'

const { border, color, font, radius, size, space } = vars

export const legend = style({ paddingInline: 0, paddingBlockEnd: space[2] })

export const list = style({
  listStyleType: '""',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: 0,
  margin: 0,
})

export const chip = style([
  choice,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.control,
    maxInlineSize: '100%',
    paddingInline: space[4],
    border: `${border.width} solid ${color.border.control}`,
    borderRadius: radius.pill,
    color: color.text.normal,
    lineHeight: 1.2,
  },
])

export const still = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2.25rem',
    paddingInline: space[3],
    borderRadius: radius.pill,
    fontSize: font.size.sm,
    lineHeight: 1.2,
  },
  variants: {
    isShared: {
      true: { background: color.primary.soft, color: color.primary.onSoft },
      false: { background: color.surface.sunken, color: color.text.normal },
    },
  },
})
