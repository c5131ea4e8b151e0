import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

export const codeText = style({
  marginBlockStart: space[1],
  color: color.text.strong,
  fontFamily: 'ui-monospace, monospace',
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
