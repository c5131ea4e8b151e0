import { coloredSurface, forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { tone } from '../internal/tone.css.ts'

const { color, font, radius, space } = vars

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    borderRadius: radius.pill,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    size: {
      sm: { minBlockSize: '1.3rem', paddingInline: '0.4rem', fontSize: '0.75rem' },
      md: { minBlockSize: '1.6rem', paddingInline: space[3], fontSize: font.size.xs },
    },
    variant: {
      solid: {
        ...coloredSurface,
        background: tone.base,
        color: tone.on,
        boxShadow: `inset 0 0 0 ${vars.border.width} ${tone.edge}`,
      },
      soft: {
        background: tone.soft,
        color: tone.onSoft,
        boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${tone.onSoft} 16%, transparent)`,
      },
    },
  },
})

export const count = style({
  ...coloredSurface,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.3rem',
  blockSize: '1.3rem',
  paddingInline: '0.35rem',
  borderRadius: radius.pill,
  background: color.unread.base,
  color: color.unread.on,
  boxShadow: `inset 0 0 0 ${vars.border.width} ${color.unread.edge}`,
  fontSize: '0.75rem',
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
