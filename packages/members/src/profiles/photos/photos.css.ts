import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font } = vars

export const photoHint = style({ color: color.text.muted, fontSize: font.size.sm })
