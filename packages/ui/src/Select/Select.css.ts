import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { menuItem, menuPanel } from '../internal/menu.css.ts'

const { color, space } = vars

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  textAlign: 'start',
  cursor: 'pointer',
})

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.text.muted } },
})

export const chevron = style({ flexShrink: 0, color: color.text.muted })

export const popover = style([
  menuPanel,
  { inlineSize: 'var(--trigger-width)', minInlineSize: '12rem', overflow: 'auto' },
])

export const list = style({ outline: 'none' })

export const option = style([menuItem, { justifyContent: 'space-between' }])

export const tick = style({
  flexShrink: 0,
  color: color.primary.text,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})
