import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[6],
  paddingBlock: `${space[16]} ${space[24]}`,
  overflowWrap: 'anywhere',
})
