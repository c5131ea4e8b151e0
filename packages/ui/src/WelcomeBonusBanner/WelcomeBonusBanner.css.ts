import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const code = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  maxInlineSize: '100%',
  paddingInline: space[3],
  paddingBlock: space[1],
  border: `1px dashed ${color.hero.on}`,
  borderRadius: `min(${radius.control}, 0.75rem)`,
  fontSize: font.size.sm,
})

/** Codes are only broken if very large text leaves no space. */
const tight = '(max-width: 14rem)'

export const value = style({
  fontFamily: 'inherit',
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  letterSpacing: '0.04em',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  '@container': { [tight]: { overflowWrap: 'anywhere' } },
})
