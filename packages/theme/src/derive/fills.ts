import type { Colour } from '../color/colour.ts'
import { aa, type Band, both, darkerThan, lighterThan, lightnesses } from '../color/reach.ts'
import type { Mode, Surfaces } from './surfaces.ts'

export interface Fill {
  readonly base: Colour
  readonly hover: Colour
  readonly pressed: Colour
  readonly on: Colour
}

const mostStep = 0.045

/** Below this no eye tells a screen's blacks apart, so states start above it. */
const darkest = 0.15

/**
 * How much nearer to its seed dark text must bring a fill to be taken: much for deep seeds, which look
 * finer with light text, little for bright ones, which light text would turn brown.
 */
const lightTextWorth = (seed: Colour) => (seed.l < 0.7 ? 0.09 : 0.03)

/** Luminances at which a filled control stands out from everything that it may lie on. */
const apart = (surfaces: Surfaces, mode: Mode): Band => {
  const all = Object.values(surfaces)
  return mode === 'light' ? darkerThan(aa.control, all) : lighterThan(aa.control, all)
}

interface Candidate extends Fill {
  readonly distance: number
}

/** Base, hover and pressed in a row inside the range, the base as near to the seed as they allow. */
const row = (seed: Colour, on: Colour, range: { from: number; to: number }): Candidate => {
  const step = Math.min(mostStep, (range.to - range.from) / 2)
  const darkens = seed.l - 2 * step >= range.from || seed.l >= range.to
  const away = darkens ? -step : step
  const from = darkens ? range.from + 2 * step : range.from
  const to = darkens ? range.to : range.to - 2 * step
  const l = Math.min(Math.max(seed.l, from), Math.max(from, to))
  return {
    base: { ...seed, l },
    hover: { ...seed, l: l + away },
    pressed: { ...seed, l: l + 2 * away },
    on,
    distance: Math.abs(l - seed.l),
  }
}

/**
 * The three states of a filled control and the text on them. Of light and dark text the one is taken
 * that leaves the fill nearer to its seed, light text when both do.
 */
export const fill = (seed: Colour, surfaces: Surfaces, mode: Mode): Fill => {
  const room = apart(surfaces, mode)
  const light: Colour = { l: 1, c: 0, h: seed.h }
  const dark: Colour = { l: 0.12, c: Math.min(seed.c, 0.03), h: seed.h }
  const candidates = [
    { on: light, band: both(room, darkerThan(aa.text, [light])) },
    { on: dark, band: both(room, lighterThan(aa.text, [dark])) },
  ].flatMap(({ on, band }) => {
    const range = lightnesses(seed, band)
    return range === null ? [] : [row(seed, on, { ...range, from: Math.max(range.from, darkest) })]
  })
  const [first, second] = candidates
  if (first === undefined) throw new RangeError('No fill stands out from these surfaces')
  return second !== undefined && second.distance + lightTextWorth(seed) < first.distance
    ? second
    : first
}
