import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { size, space } = vars

/** What is left free on both sides of a page. */
export const gutter = `clamp(${space[5]}, 4vw, ${space[10]})`

/** The column of a page: header, content and footer stand in it. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  paddingInline: gutter,
})
