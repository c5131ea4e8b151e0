import { below } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { brand } from '@bouquet/ui/TopBar/styles'
import { style } from '@vanilla-extract/css'
import { clipped } from '../styles/clipped.ts'

/** In the bar of landers, which has no other links. */
export const centredWordmark = style([
  brand,
  { marginInline: 'auto', color: vars.color.text.strong },
])

/** A phone has no room for it beside a member's navigation. */
export const name = style({
  '@media': {
    [below.sm]: {
      selectors: { ':root[data-visitor="member"] &': clipped },
    },
  },
})
