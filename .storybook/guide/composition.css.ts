import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { border, color, font, radius, space } = vars

export const composition = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  border: `${border.width} solid ${color.border.subtle}`,
  borderRadius: radius.dialog,
  background: color.surface.page,
  color: color.text.normal,
  fontFamily: font.family.text,
  fontSize: font.size.md,
  lineHeight: font.line.normal,
})

export const hero = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  minBlockSize: '9rem',
  marginBlockStart: `calc(-1 * ${space[5]})`,
  marginInline: `calc(-1 * ${space[5]})`,
  padding: space[5],
  overflow: 'hidden',
  borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
  color: color.hero.on,
})

export const art = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const name = style({ position: 'relative' })

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20.5rem, 100%), 1fr))',
  gap: space[5],
  padding: space[5],
})
