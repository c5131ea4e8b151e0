import { onlyTouch } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { font, radius, space } = vars

export const key = style({
  minInlineSize: '1.5em',
  paddingInline: space[1],
  border: '1px solid currentColor',
  borderRadius: radius.control,
  fontFamily: 'inherit',
  fontSize: font.size.xs,
  textAlign: 'center',
  opacity: 0.75,
  '@media': { [onlyTouch]: { display: 'none' } },
})
