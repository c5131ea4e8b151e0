import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'
import { insideBar, onPhone } from '../internal/BonusFrame.css.ts'

const { font, space } = vars

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontSize: font.size.sm,
})

/** In a bar on a phone, the words and the figures share a line. */
export const timer = style({
  '@container': { [onPhone]: { selectors: { [insideBar]: { fontSize: 'inherit' } } } },
})
