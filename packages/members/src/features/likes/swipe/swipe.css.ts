import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

/**
 * The deck leaves space for the heading and its buttons, and for what is above the screen: the top bar, and banners
 * while there are any.
 */
export const screen = style({
  display: 'grid',
  gap: space[5],
  vars: { '--around-deck': 'calc(18rem + var(--above-screen, 5rem))' },
})

export const texts = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'center',
  textAlign: 'center',
})
