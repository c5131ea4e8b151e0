import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { choice } from '../internal/choice.css.ts'

const { border, color, font, radius, space } = vars

export const root = style({ containerType: 'inline-size' })

export const legend = style({ paddingInline: 0, paddingBlockEnd: space[2] })

export const group = style({
  marginBlockStart: space[3],
  color: color.text.muted,
  fontSize: font.size.sm,
})

export const gifts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(6.25rem, 12%), 1fr))',
  gap: space[3],
  marginBlockStart: space[2],
  '@container': {
    '(max-width: 20rem)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
      gap: space[2],
    },
  },
})

export const gift = style([
  choice,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    paddingInline: space[2],
    paddingBlock: space[3],
    border: `${border.width} solid ${color.border.subtle}`,
    borderRadius: radius.card,
    color: color.text.strong,
    textAlign: 'center',
  },
])

export const name = style({
  maxInlineSize: '100%',
  marginBlockStart: space[1],
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const cost = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  marginBlockStart: 'auto',
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
})
