import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** A result in the middle of the page, with a link to continue. */
export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[5],
  minBlockSize: '55dvh',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  textAlign: 'center',
})

export const outcomeIcon = style({ color: color.primary.text })
