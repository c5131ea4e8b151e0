import { canHover, forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { control } from './field.css.ts'

const { border, color, radius, size, space } = vars

/** A field with several parts and one focus ring. */
export const group = style([
  control,
  {
    display: 'flex',
    alignItems: 'stretch',
    padding: 0,
    selectors: {
      '&:has(input:focus-visible)': {
        borderColor: color.border.focus,
        outline: `3px solid ${color.border.focus}`,
        outlineOffset: '2px',
      },
    },
  },
])

export const input = style({
  flex: '1 0 4rem',
  minInlineSize: 0,
  inlineSize: 0,
  paddingInline: space[4],
  paddingBlock: space[2],
  border: 0,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
})

/** At the start or end of the field. */
export const part = style({
  display: 'inline-flex',
  // With large text the number between the buttons gets the space.
  flex: `0 1 ${size.control}`,
  minInlineSize: '44px',
  alignItems: 'center',
  justifyContent: 'center',
  // The field already has a border above and below.
  minBlockSize: `calc(${size.control} - 2 * ${border.width})`,
  padding: 0,
  border: 0,
  borderRadius: `calc(${radius.control} - ${border.width})`,
  background: 'transparent',
  color: color.text.muted,
  fontSize: '1.15em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-pressed]': { background: color.surface.sunken },
    '&[data-disabled]': { color: color.disabled.on, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&[data-hovered]': { background: color.surface.sunken, color: color.text.strong },
      },
    },
    [forcedColors]: { color: 'ButtonText' },
  },
})

export const figureInput = style([
  input,
  { paddingInline: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
])
