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

/** On a phone the tools stand below, beside the costs, so that a line of text fits the box. */
const phone = '(max-width: 26rem)'
/** With very large text the costs need a line of their own. */
const tight = '(max-width: 15rem)'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `'tools box send' 'foot foot foot'`,
  alignItems: 'end',
  columnGap: space[2],
  rowGap: space[1],
  '@container': {
    [phone]: { gridTemplateAreas: `'box box send' 'tools foot foot'` },
    [tight]: { gridTemplateAreas: `'box box send' 'tools tools tools' 'foot foot foot'` },
  },
})

export const tools = style({ gridArea: 'tools', display: 'flex' })

export const box = style({ gridArea: 'box', minInlineSize: 0, display: 'flex' })

export const send = style({ gridArea: 'send' })

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
  gridArea: 'foot',
  alignSelf: 'center',
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
