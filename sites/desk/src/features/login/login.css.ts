import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, shadow, space } = vars

export const page = style({
  inlineSize: 'min(100% - 2rem, 26rem)',
  marginInline: 'auto',
  marginBlock: `min(12dvh, ${space[24]})`,
  display: 'grid',
  gap: space[5],
  padding: space[8],
  background: color.surface.raised,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
})

export const form = style({ display: 'grid', gap: space[4] })

export const note = style({ color: color.text.muted, fontSize: font.size.sm })

/** A page of forms behind the login. */
export const column = style({
  maxInlineSize: '36rem',
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
})

export const qr = style({
  inlineSize: '12rem',
  background: '#fff',
  borderRadius: radius.control,
})

export const secret = style({ fontSize: font.size.lg, overflowWrap: 'anywhere' })

export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[2]} ${space[6]}`,
  padding: space[4],
  background: color.surface.sunken,
  borderRadius: radius.control,
  listStyle: 'none',
  fontSize: font.size.lg,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
