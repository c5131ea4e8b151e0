import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

/** At the foot of the window, wherever on the page one is; on phones above the places to go. */
export const offlineRegion = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 30,
  '@media': {
    '(max-width: 767px)': {
      selectors: {
        'body:has([data-bottom-bar]) &': {
          insetBlockEnd: 'calc(4rem + env(safe-area-inset-bottom))',
        },
      },
    },
  },
})

export const offlineBar = style({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.warning.soft,
  color: color.warning.onSoft,
  fontSize: font.size.sm,
  textAlign: 'center',
})
