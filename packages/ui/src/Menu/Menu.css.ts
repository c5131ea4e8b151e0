import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { menuItem, menuPanel } from '../internal/menu.css.ts'

const { color, font, space } = vars

export const panel = style([
  menuPanel,
  { minInlineSize: 'min(13rem, 90vw)', maxInlineSize: '90vw', overflow: 'auto' },
])

export const header = style({
  padding: space[3],
  marginBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})

export const item = recipe({
  base: menuItem,
  variants: {
    tone: {
      neutral: {},
      danger: {
        color: color.danger.text,
        selectors: {
          '&[data-highlighted]': { background: color.danger.soft, color: color.danger.onSoft },
        },
      },
    },
  },
})

/** A line separates it from what is above. */
export const section = style({
  selectors: {
    '* + &': {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
})

export const sectionTitle = style({
  paddingInline: space[3],
  paddingBlock: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const tick = style({ flexShrink: 0, marginInlineStart: 'auto' })
