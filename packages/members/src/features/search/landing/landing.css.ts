import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, size, space } = vars

/** Loading, failed, not available. */
export const message = style({
  alignSelf: 'center',
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  paddingInline: space[5],
  paddingBlock: space[12],
})

export const composer = style({ display: 'grid', gap: space[5] })

export const ideas = style({ display: 'grid', gap: space[2] })
export const ideasTitle = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
})

export const terms = style({
  display: 'grid',
  gap: space[2],
  maxInlineSize: size.measure,
  color: color.text.muted,
  fontSize: font.size.sm,
})

export const otherWays = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] })

export const closed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: space[5],
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.normal,
})
export const closedTitle = style({
  color: color.text.strong,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
})

/** Without a photo, the brand's art stands in its place. */
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  background: `linear-gradient(160deg, ${color.hero.from}, ${color.hero.to})`,
  color: color.hero.on,
})
