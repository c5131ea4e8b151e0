import { motionAllowed } from '@bouquet/theme/media'
import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css'
import { scene } from './styles.css.ts'

/** The scenes as they follow the scrolling; without support, or with reduced motion, they are stills in a row. */
const playing = (rule: StyleRule): StyleRule => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': { [`${motionAllowed} and (height >= 30rem) and (width >= 20rem)`]: rule },
    },
  },
})

const timeline = '--scenes'

/** Runs a movement while the page is scrolled from one point to another, in hundredths of the screen's height. */
const during = (name: string, start: number, end: number, easing = 'linear'): StyleRule =>
  playing({
    animationName: name,
    animationDuration: 'auto',
    animationTimingFunction: easing,
    animationFillMode: 'both',
    animationTimeline: timeline,
    animationRange: `contain ${start}svh contain ${end}svh`,
  })

/** The stage stays for four scenes, and under the last one, the form, which slides over it. */
export const length = style(
  playing({ blockSize: '570svh', viewTimelineName: timeline, viewTimelineAxis: 'block' }),
)

export const stage = style([
  { position: 'relative' },
  playing({
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100svh',
    overflow: 'hidden',
  }),
])

/** Each lies on the one before it. */
globalStyle(
  `.${stage} > .${scene}`,
  playing({ position: 'absolute', inset: 0, minBlockSize: '100%' }),
)

const motif = '76% 54%'

/** The camera moves towards the motif, out of which the next scene opens. */
export const approaching = style([
  { transformOrigin: motif },
  during(keyframes({ to: { scale: '1.7' } }), 0, 96, 'ease-in'),
])
export const leaving = style(
  during(keyframes({ to: { translate: '0 -18svh', opacity: 0 } }), 16, 56, 'ease-in'),
)

export const iris = style(
  during(
    keyframes({
      from: { clipPath: `circle(0% at ${motif})` },
      to: { clipPath: `circle(120% at ${motif})` },
    }),
    24,
    98,
    'ease-in',
  ),
)

const up = keyframes({ from: { translate: '0' }, to: { translate: '0 -14%' } })
const down = keyframes({ from: { translate: '0 -16%' }, to: { translate: '0 -2%' } })
/** Neighbouring files of portraits pass each other. */
export const files = [up, down, up].map((name) => style(during(name, 24, 224)))

export const opening = style(
  during(
    keyframes({ from: { clipPath: 'inset(0 50%)' }, to: { clipPath: 'inset(0)' } }),
    136,
    194,
    'ease-in-out',
  ),
)
const approach = (from: string) => keyframes({ from: { translate: from } })
export const fromStart = style(during(approach('-60vw 0'), 142, 214, 'ease-out'))
export const fromEnd = style(during(approach('60vw 0'), 142, 214, 'ease-out'))
export const beat = style(
  during(
    keyframes({ from: { scale: '0' }, '60%': { scale: '1.25' }, to: { scale: '1' } }),
    208,
    236,
    'ease-out',
  ),
)

/** A button that grows until it is the whole scene. */
export const growing = style(
  during(
    keyframes({
      from: { clipPath: 'inset(93.5% 50% 6.5% 50% round 3rem)' },
      '25%': { clipPath: 'inset(90% 30% 3% 30% round 3rem)' },
      '40%': { clipPath: 'inset(90% 30% 3% 30% round 3rem)' },
      to: { clipPath: 'inset(0 round 0)' },
    }),
    262,
    338,
    'ease-in-out',
  ),
)
export const arriving = style(
  during(keyframes({ from: { translate: '0 30svh', opacity: 0 } }), 318, 350, 'ease-out'),
)

/** The last scene slides over the one before and opens to the full width. */
export const unfolding = style(
  playing({
    zIndex: 1,
    marginBlockStart: '-100svh',
    animationName: keyframes({
      from: { clipPath: 'inset(0 9% round 4rem 4rem 0 0)' },
      to: { clipPath: 'inset(0 round 0)' },
    }),
    animationDuration: 'auto',
    animationTimingFunction: 'ease-in-out',
    animationFillMode: 'both',
    animationTimeline: 'view()',
    animationRange: 'entry 10% entry 90%',
  }),
)
