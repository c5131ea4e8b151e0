import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})

export const note = style({ color: color.text.muted, fontSize: font.size.sm })

export const subject = style({ color: color.text.strong, fontWeight: font.weight.bold })

/** The mail has colours of its own, in light and dark. */
export const frame = style({
  inlineSize: '100%',
  blockSize: 'min(34rem, 70vh)',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
})
