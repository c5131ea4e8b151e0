import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

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
