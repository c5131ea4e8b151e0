import { below } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { border, color, font, radius, shadow, size, space } = vars

export const settings = style({
  display: 'grid',
  gap: space[8],
  inlineSize: '100%',
  maxInlineSize: '42rem',
  marginInline: 'auto',
})

export const settingsHead = style({
  display: 'grid',
  gap: space[1],
  color: color.text.muted,
  overflowWrap: 'anywhere',
})

export const group = style({ display: 'grid', gap: space[3] })
export const groupTitle = style({ fontSize: font.size.xl })

/** Rows that open, or lead elsewhere. */
export const rows = style({
  paddingInline: `clamp(${space[4]}, 3vw, ${space[6]})`,
  background: color.surface.raised,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
})
globalStyle(`${rows} > :last-child`, { borderBlockEnd: 0 })
/** Keeps the row that an address names clear of the top bar. */
globalStyle(`${rows} > *`, { scrollMarginBlockStart: `calc(${size.control} + ${space[8]})` })

/** A row that leads to another page; as high as one that opens. */
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: `calc(${size.control} + ${space[2]})`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  color: color.text.strong,
  textDecoration: 'none',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.primary.text } } } },
})
export const rowIcon = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: color.primary.text,
  fontSize: '1.3rem',
})
export const rowTexts = style({ flex: 1, display: 'grid', gap: '0.15rem', minInlineSize: 0 })
export const rowTitle = style({ fontWeight: font.weight.medium, lineHeight: 1.35 })
export const rowEnd = style({ flexShrink: 0, color: color.text.muted })

export const hint = style({ color: color.text.muted, fontSize: font.size.sm })

/** The inside of an open row. */
export const stack = style({ display: 'grid', gap: space[4], justifyItems: 'start' })
globalStyle(`${stack} > *`, { maxInlineSize: '100%' })
/** A status that says nothing takes no space. */
globalStyle(`${stack} > :empty`, { marginBlockStart: `calc(-1 * ${space[4]})` })

/** Devices, consents, blocked people: a text and what can be done about it. */
export const entries = style({ inlineSize: '100%', padding: 0, listStyleType: '""' })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})
export const entryIcon = style({
  display: 'inline-flex',
  color: color.text.muted,
  fontSize: '1.3rem',
})
export const entryTexts = style({ flex: '1 1 12rem', display: 'grid', minInlineSize: 0 })
export const entryTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.text.strong,
  fontFamily: font.family.text,
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  letterSpacing: 'normal',
})

/** On a phone the button stands below the texts, not below the icon. */
globalStyle(`${entryIcon} ~ ${entryTexts} ~ *`, {
  '@media': { [below.sm]: { marginInlineStart: `calc(1.3rem + ${space[4]})` } },
})

export const switches = style({ display: 'grid', gap: space[1], inlineSize: '100%' })
export const wide = style({ inlineSize: '100%' })
export const sectionHead = style({ display: 'grid', gap: space[1] })
