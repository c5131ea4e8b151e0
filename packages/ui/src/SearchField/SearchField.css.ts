import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { group } from '../internal/fieldGroup.css.ts'

const { color, radius, size, space } = vars

/** Rounder than other fields where the brand is round, so that it is known as the search at once. */
export const box = style([
  group,
  {
    borderRadius: radius.pill,
    selectors: {
      '&:has(:disabled)': { background: color.disabled.base, borderColor: 'transparent' },
    },
  },
])

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control,
  marginInlineEnd: `calc(${space[2]} * -1)`,
  color: color.text.muted,
  fontSize: '1.15em',
  pointerEvents: 'none',
})

export const input = style({
  flex: '1 1 4rem',
  minInlineSize: 0,
  inlineSize: 0,
  paddingInline: space[2],
  paddingBlock: space[2],
  border: 0,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const clear = style({
  flexShrink: 0,
  borderRadius: radius.pill,
  selectors: { '[data-empty] &': { display: 'none' } },
})
