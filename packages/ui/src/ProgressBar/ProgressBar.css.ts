import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { nominalMs } from './useProgressPhase.ts'

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '0.94 1' } })

export const track = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 100,
  blockSize: 3,
  pointerEvents: 'none',
})

export const bar = recipe({
  base: {
    blockSize: '100%',
    background: vars.color.primary.mark,
    transformOrigin: 'left',
    selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
    '@media': { [forcedColors]: { background: 'Highlight' } },
  },
  variants: {
    phase: {
      running: { animation: `${grow} ${nominalMs}ms cubic-bezier(0.1, 0.6, 0.2, 1) forwards` },
      done: { scale: '1 1', transition: `opacity ${vars.motion.slow}`, opacity: 0.6 },
    },
  },
})
