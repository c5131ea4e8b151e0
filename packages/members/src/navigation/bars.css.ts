import { constants } from '@bouquet/contract'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color, font, space } = vars

const slide = keyframes({ from: { transform: 'scaleX(0.02)' }, to: { transform: 'scaleX(0.94)' } })

const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: 60,
  background: color.primary.base,
  transformOrigin: 'left',
  pointerEvents: 'none',
})

export const loadingBar = styleVariants({
  idle: [bar, { visibility: 'hidden', transform: 'scaleX(0)' }],
  running: [
    bar,
    {
      animation: `${slide} ${constants.loadingBar.nominalMs}ms cubic-bezier(0.1, 0.6, 0.3, 1) forwards`,
      '@media': {
        '(prefers-reduced-motion: reduce)': { animation: 'none', transform: 'scaleX(0.5)' },
      },
    },
  ],
  done: [bar, { opacity: 0, transition: `opacity ${constants.loadingBar.hideMs}ms` }],
})

export const offlineBar = style({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.warning.soft,
  color: color.warning.onSoft,
  fontSize: font.size.sm,
  textAlign: 'center',
})
