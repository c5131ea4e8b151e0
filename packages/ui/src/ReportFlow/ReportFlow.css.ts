import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars

export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
})

export const position = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const title = style({ marginBlockStart: `calc(${space[4]} * -1)`, fontSize: font.size.xl })

/** What is reported, drawn as it was: a message, a photo, a profile. */
export const evidence = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: space[4],
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.sunken,
  overflowWrap: 'anywhere',
})

export const evidenceLabel = style({
  display: 'flex',
  gap: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: 1.4,
})

export const evidenceIcon = style({ flexShrink: 0, marginBlockStart: '0.15em' })

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.secondary.soft,
  color: color.secondary.onSoft,
})

export const nextTitle = style({ color: 'inherit', fontSize: font.size.md })

export const nextList = style({
  listStyleType: '""',
  display: 'grid',
  gap: space[2],
  padding: 0,
  fontSize: font.size.sm,
  lineHeight: 1.45,
})

export const nextPoint = style({ display: 'flex', gap: space[3] })

export const nextIcon = style({ flexShrink: 0, marginBlockStart: '0.1em', fontSize: '1.15em' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
})

/** Without script the way back is that of the browser. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const sent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  textAlign: 'center',
})

export const sentTitle = style({ fontSize: font.size.xl })

export const number = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' })

export const error = style({
  color: color.danger.text,
  lineHeight: 1.4,
  selectors: { '&:empty': { display: 'none' } },
})
