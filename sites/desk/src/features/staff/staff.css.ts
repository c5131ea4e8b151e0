import { from } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const link = style({
  display: 'block',
  marginBlockStart: space[2],
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const fields = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
})
