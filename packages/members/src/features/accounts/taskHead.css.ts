import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** Beside each other, so that on a small screen the form stays in the first view. */
export const taskHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const texts = style({ display: 'grid', gap: space[2], minInlineSize: 0 })

export const art = style({
  selectors: { '&&': { inlineSize: '4.75rem' } },
  '@media': { [from.md]: { selectors: { '&&': { inlineSize: '10rem' } } } },
})
