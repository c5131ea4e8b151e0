import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface.sunken } },
})

export const who = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'grid' } },
})

export const name = style({ fontWeight: font.weight.medium, color: color.text.strong })

export const role = style({ color: color.text.muted, fontSize: font.size.sm })
