import { vars } from '@bouquet/theme/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const settings = style({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '42rem',
  marginInline: 'auto',
})
globalStyle(`${settings} h2`, { fontSize: font.size.xl })

export const settingsHead = style({ display: 'grid', gap: space[1], color: color.text.muted })

export const sectionHead = style({ display: 'grid', gap: space[1] })
export const sectionText = style({ color: color.text.muted })

export const notices = style({ display: 'grid', gap: space[1] })
