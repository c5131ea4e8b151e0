import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { menuItem, menuPanel } from '../internal/menu.css.ts'

const { color, space } = vars

/** Popover of a list box, as wide as the field. */
export const popover = style([
  menuPanel,
  {
    inlineSize: 'var(--trigger-width)',
    minInlineSize: 'min(12rem, 90vw)',
    maxBlockSize: 'min(24rem, 70dvh)',
    overflow: 'auto',
  },
])

export const list = style({ outline: 'none' })

export const option = style([menuItem, { justifyContent: 'space-between' }])

export const tick = style({
  flexShrink: 0,
  color: color.primary.text,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})

/** Shown if no option matches. */
export const none = style({ padding: space[3], color: color.text.muted })
