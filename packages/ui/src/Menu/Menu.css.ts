import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { menuItem, menuPanel } from '../internal/menu.css.ts'

const { color, space } = vars

export const panel = style([
  menuPanel,
  { minInlineSize: 'min(13rem, 90vw)', maxInlineSize: '90vw', overflow: 'auto' },
])

export const head = style({
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

export const separator = style({
  position: 'relative',
  marginBlockStart: `calc(${space[2]} + 1px)`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(${space[1]} * -1 - 1px)`,
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
})

export const tick = style({ flexShrink: 0, marginInlineStart: 'auto' })
