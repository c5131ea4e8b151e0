import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const track = style({
  containerType: 'inline-size',
  borderRadius: radius.pill,
  background: color.surface.sunken,
})

export const runner = style({
  display: 'inline-block',
  inlineSize: '6rem',
  paddingBlock: space[2],
  borderRadius: radius.pill,
  background: color.primary.base,
  color: color.primary.on,
  textAlign: 'center',
  transitionProperty: 'translate',
  selectors: {
    [`${track}[data-moved] &`]: { translate: 'calc(100cqi - 100%)' },
    [`${track}[data-moved] &:dir(rtl)`]: { translate: 'calc(100% - 100cqi)' },
  },
})
