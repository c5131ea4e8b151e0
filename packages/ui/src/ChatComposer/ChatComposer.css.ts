import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  containerType: 'inline-size',
  padding: space[3],
  paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
})

export const reason = style({
  padding: space[3],
  borderRadius: radius.control,
  background: color.info.soft,
  color: color.info.onSoft,
  fontSize: font.size.sm,
  lineHeight: 1.4,
})

/** Very large text on a phone: the tools wrap to their own line. */
const tight = '(max-width: 15rem)'

export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[2],
  '@container': { [tight]: { flexWrap: 'wrap' } },
})

export const tools = style({
  display: 'flex',
  flexShrink: 0,
  '@container': { [tight]: { flexBasis: '100%' } },
})

export const box = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
})

export const area = style({
  inlineSize: '100%',
  minBlockSize: size.control,
  maxBlockSize: 'min(11rem, 30dvh)',
  paddingInline: space[4],
  paddingBlock: `calc((${size.control} - 1.4em) / 2 - ${border.width})`,
  border: `${border.width} solid ${color.border.control}`,
  borderRadius: `min(1.4rem, ${radius.pill})`,
  background: color.surface.page,
  color: color.text.normal,
  fontSize: `max(16px, ${font.size.md})`,
  lineHeight: 1.4,
  resize: 'none',
  fieldSizing: 'content',
  selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
})

export const arrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: '1.4em',
  paddingInline: space[2],
  color: color.text.muted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const counter = style({
  flexShrink: 0,
  selectors: { '&[data-full]': { color: color.danger.text, fontWeight: font.weight.bold } },
})
