import { createVar, keyframes, style } from '@vanilla-extract/css'

const hiddenAtStart = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const hiddenAtEnd = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const fade = '2.5rem'

const edges = keyframes({
  '0%': { vars: { [hiddenAtStart]: '0px', [hiddenAtEnd]: fade } },
  '10%': { vars: { [hiddenAtStart]: fade } },
  '90%': { vars: { [hiddenAtEnd]: fade } },
  '100%': { vars: { [hiddenAtStart]: fade, [hiddenAtEnd]: '0px' } },
})

const faded = (way: 'right' | 'left') =>
  `linear-gradient(to ${way}, transparent, #000 ${hiddenAtStart} calc(100% - ${hiddenAtEnd}), transparent)`

/** A row that scrolls sideways: what is cut off fades out at its edge. The timeline is inactive when all of it fits. */
export const fadedEdges = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      animation: `${edges} linear both`,
      animationTimeline: 'scroll(self inline)',
      maskImage: faded('right'),
      selectors: { '&:dir(rtl)': { maskImage: faded('left') } },
    },
  },
})
