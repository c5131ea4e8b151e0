import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

export const bar = style({
  background: color.surface.page,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '4rem',
})

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control,
  minInlineSize: 0,
  color: color.text.strong,
  fontFamily: font.family.display,
  fontSize: font.size.xl,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  textDecoration: 'none',
})

/** The bar of a lander: nothing but the name, so that nothing leads away. */
export const logoRow = style([row, { justifyContent: 'center', minBlockSize: '3.5rem' }])

export const symbol = style({ display: 'block', flexShrink: 0, inlineSize: '2.25rem' })
