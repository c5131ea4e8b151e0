import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gridAutoFlow: 'dense',
  gap: space[3],
  margin: 0,
})

export const fact = style({ minInlineSize: 0 })

/** Two columns, where there are two. */
export const long = style({ '@media': { '(width >= 23rem)': { gridColumn: 'span 2' } } })

export const label = style({ color: color.text.muted, fontSize: font.size.sm, hyphens: 'auto' })

export const value = style({ margin: 0, overflowWrap: 'anywhere' })
