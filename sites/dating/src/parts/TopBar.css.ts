import { below, from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { button } from '@bouquet/ui/Button/styles'
import { style } from '@vanilla-extract/css'
import { clipped } from '../styles/clipped.ts'

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
  fontSize: `clamp(${font.size.md}, 5vw, ${font.size.xl})`,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  textDecoration: 'none',
})

/** A phone has no room for it beside a member's navigation. */
export const brandName = style({
  '@media': {
    [below.sm]: {
      selectors: { ':root[data-visitor="member"] &': clipped },
    },
  },
})

/** Stays on one line; a long brand name is truncated. */
export const loginLink = style([
  button({ variant: 'outline' }),
  {
    flexShrink: 0,
    paddingInline: space[4],
    '@media': { [from.sm]: { paddingInline: space[6] } },
  },
])

/** The bar of landers has no links except the name. */
export const logoRow = style([row, { justifyContent: 'center', minBlockSize: '3.5rem' }])

export const symbol = style({ display: 'block', flexShrink: 0, inlineSize: '2.25rem' })

/** A wide logo becomes smaller where other links need the room. */
export const logo = style({
  display: 'block',
  blockSize: '2.25rem',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
})
