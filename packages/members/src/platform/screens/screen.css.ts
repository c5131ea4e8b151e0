import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, shadow, size, space } = vars

/** A column of fields, ending with a button. */
export const form = style({ display: 'grid', gap: space[5] })

/** A screen with one task: heading, introduction, form. */
export const taskScreen = style({ display: 'grid', gap: space[6] })

export const taskIntro = style({ display: 'grid', gap: space[2] })

export const lead = style({ color: color.text.muted, maxInlineSize: size.measure })

/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

/** Links below the main action. */
export const asides = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
})

/** A raised section of a longer screen. */
export const panel = style({
  display: 'grid',
  gap: space[5],
  padding: `clamp(${space[4]}, 3vw, ${space[8]})`,
  background: color.surface.raised,
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
})

/** A result in the middle of the page, with a link to continue. */
export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[5],
  minBlockSize: '55dvh',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  textAlign: 'center',
})

export const outcomeIcon = style({ color: color.primary.text })

/** A narrow screen in the middle of the page. */
export const column = style({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
})

/** A title, and at its end what belongs to the whole screen. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})

export const muted = style({ color: color.text.muted, fontSize: font.size.sm })

export const largeLead = style({ color: color.text.muted, fontSize: font.size.lg })
