import { from, motionAllowed } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'
import { keyframes, style } from '@vanilla-extract/css'

const { color, shadow, shape } = vars

/** Where scrolling moves the pictures apart; elsewhere the collage is still. */
export const parting = '(animation-timeline: scroll())'

/** Distance that leaves the middle to the form on wide pages. */
const aside = '18.5rem'

export const table = style({
  // A hundredth of the collage's width, so that it keeps its composition on every page.
  vars: { '--unit': 'max(1vw, (100dvh - 22rem) / 108)' },
  position: 'absolute',
  // On narrow pages it stands on the strip of paper with the title.
  bottom: 'calc(17.5rem + 42 * var(--unit))',
  left: '50%',
  '@media': {
    [from.lg]: {
      vars: { '--unit': 'min(1vw, 1.6dvh)' },
      top: 'calc(50% - 2rem)',
      bottom: 'auto',
    },
  },
})

const depart = keyframes({
  to: { translate: 'var(--away) var(--rise)', rotate: 'calc(var(--turn) * 1.6)' },
})

interface Place {
  /** Position of the upper left corner from the middle of the collage, and the width, in units. */
  readonly at: readonly [x: number, y: number, width: number]
}

interface Piece {
  /** Left out where the strip of paper would cover it. */
  readonly narrow?: Place
  readonly wide: Place
  /** Degrees. */
  readonly turn: number
  readonly depth: number
  readonly ratio?: string
  /** Enlarges the face. */
  readonly zoom?: number
}

const units = (value: number) => `calc(${value} * var(--unit))`

/** Clears the way for the form, towards the nearer side; on phones until it is out of sight. */
const departure = ([x, , width]: Place['at'], isWide: boolean) => {
  const isLeft = x + width / 2 < 0
  const margin = 2
  if (!isWide)
    return isLeft
      ? `calc(-50vw - ${x + width + 8} * var(--unit))`
      : `calc(50vw - ${x - 8} * var(--unit))`
  return isLeft
    ? `min(0px, calc(-1 * ${aside} - ${x + width + margin} * var(--unit)))`
    : `max(0px, calc(${aside} - ${x - margin} * var(--unit)))`
}

const placed = ({ at }: Place, isWide: boolean) => ({
  vars: { '--away': departure(at, isWide), '--rise': units(at[1] / 8) },
  left: units(at[0]),
  top: units(at[1]),
  width: units(at[2]),
})

const base = style({
  position: 'absolute',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: shape.photo,
  rotate: 'var(--turn)',
  '@media': {
    [motionAllowed]: {
      '@supports': {
        [parting]: {
          // Not as a shorthand, which would have to leave out the timeline.
          animationName: depart,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: 'scroll()',
          animationRange: '0px 62vh',
        },
      },
    },
  },
})

const piece = ({ narrow, wide, turn, depth, ratio = '4 / 5', zoom = 1 }: Piece) => {
  const { vars: near, ...position } = placed(narrow ?? wide, false)
  return style([
    base,
    {
      vars: { ...near, '--turn': `${turn}deg`, '--zoom': `${zoom}` },
      ...position,
      display: narrow ? 'block' : 'none',
      zIndex: depth,
      aspectRatio: ratio,
      '@media': { [from.lg]: { ...placed(wide, true), display: 'block' } },
    },
  ])
}

const photo = (options: Piece) =>
  style([
    piece(options),
    {
      background: color.surface.sunken,
      boxShadow: shadow.overlay,
      border: `max(3px, 0.35vw) solid ${color.surface.raised}`,
    },
  ])

/** From the back to the front. */
export const photos: readonly string[] = [
  photo({
    narrow: { at: [-54, -60, 40] },
    wide: { at: [-30, -33, 18] },
    turn: 6,
    depth: 1,
    zoom: 1.3,
  }),
  photo({
    narrow: { at: [14, -66, 40] },
    wide: { at: [30, -35, 17] },
    turn: -7,
    depth: 1,
    ratio: '1 / 1',
    zoom: 1.25,
  }),
  photo({ narrow: { at: [-20, -66, 42] }, wide: { at: [-15, -34, 19] }, turn: -3, depth: 2 }),
  photo({ narrow: { at: [-50, -22, 50] }, wide: { at: [-49, -25, 25] }, turn: -5, depth: 3 }),
  photo({ narrow: { at: [4, -20, 48] }, wide: { at: [7, -33, 21] }, turn: 4, depth: 3 }),
  photo({
    wide: { at: [-52, 6, 18] },
    turn: 7,
    depth: 2,
    zoom: 1.2,
  }),
  photo({
    wide: { at: [24, -12, 25] },
    turn: 5,
    depth: 4,
    ratio: '1 / 1.15',
  }),
  photo({
    narrow: { at: [-10, 6, 34] },
    wide: { at: [-37, 8, 18] },
    turn: -4,
    depth: 4,
    ratio: '1 / 1',
    zoom: 1.7,
  }),
  photo({
    wide: { at: [18, 10, 16] },
    turn: -6,
    depth: 5,
    ratio: '1 / 1',
    zoom: 1.55,
  }),
]

/** The photo that takes most of the screen. */
export const largest = 3

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  scale: 'var(--zoom)',
  transformOrigin: '50% 44%',
})

const paper = (options: Piece, background: string) => style([piece(options), { background }])

/** Cut paper between the photos, one of it with the brand's art. */
export const papers = {
  art: paper(
    {
      narrow: { at: [-34, -72, 78] },
      wide: { at: [-26, -40, 44] },
      turn: 2,
      depth: 0,
      ratio: '1 / 1',
    },
    color.hero.from,
  ),
  first: paper(
    { narrow: { at: [-56, 2, 40] }, wide: { at: [-54, -8, 20] }, turn: -9, depth: 0 },
    color.secondary.base,
  ),
  second: paper(
    { narrow: { at: [22, 4, 44] }, wide: { at: [33, 2, 22] }, turn: 11, depth: 0 },
    color.primary.base,
  ),
}
