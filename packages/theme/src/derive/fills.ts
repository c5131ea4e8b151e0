import { type Colour, colourOf, distance, hex, onScreen } from '../color/colour.ts'
import {
  aa,
  both,
  darkerThan,
  type LuminanceRange,
  lighterThan,
  lightnesses,
} from '../color/luminanceRange.ts'
import type { Mode, Surfaces } from './surfaces.ts'

export interface Fill {
  readonly base: Colour
  readonly hover: Colour
  readonly pressed: Colour
  readonly on: Colour
}

/** Target distance in OKLab between base, hover and pressed. */
const stride = 0.045

/** Below this distance the states also differ in chroma. Darker steps are easier to see in light mode. */
const leastStride = { light: 0.03, dark: stride } as const satisfies Record<Mode, number>

/** Lightness below which screens show hardly any difference. */
const darkest = 0.15

/**
 * How much closer to the seed the fill must be with dark text than with light text for dark text to win. High
 * for dark seeds, which look better with light text, low for bright ones, which would become brown.
 */
const lightTextWorth = (seed: Colour) => (seed.l < 0.7 ? 0.09 : 0.03)

/** Luminances with enough contrast to every surface. */
const contrasting = (surfaces: Surfaces, mode: Mode): LuminanceRange => {
  const all = Object.values(surfaces)
  return mode === 'light' ? darkerThan(aa.control, all) : lighterThan(aa.control, all)
}

interface Candidate extends Fill {
  readonly distance: number
  /** Whether the distance between its states is large enough. */
  readonly isDistinct: boolean
}

const lightnessRange = (colour: Colour, luminances: LuminanceRange) => {
  const range = lightnesses(colour, luminances)
  if (range === null) return null
  const from = Math.max(range.from, darkest)
  return from <= range.to ? { from, to: range.to } : null
}

/** Varies lightness between base, hover and pressed; the base is as near to the seed as the range allows. */
const byLightness = (seed: Colour, on: Colour, range: { from: number; to: number }): Candidate => {
  const step = Math.min(stride, (range.to - range.from) / 2)
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
    isDistinct: true,
  }
}

const blue = 264

/** Turns the hue towards blue, where colours look deeper, until the distance in OKLab is `stride`. */
const turned = (colour: Colour): Colour => {
  const angle = (360 / Math.PI) * Math.asin(Math.min(1, stride / (2 * colour.c)))
  const isBelowBlue = (blue - colour.h + 360) % 360 < 180
  return { ...colour, h: colour.h + (isBelowBlue ? angle : -angle) }
}

/** Tried one after the other; the first is enough where the screen shows all three colours as they are. */
const fades = [1.1, 1.25, 1.4, 1.6, 1.8]

/** Between two states, as the screen shows them. */
const leastShown = 0.04

const shown = (colour: Colour): Colour => colourOf(hex(colour))

/**
 * When the range of lightness is too small: hover is paler, pressed is as vivid as the base and of a
 * neighbouring hue, since a pale pressed colour looks disabled. Where the screen cannot show that hue as vivid, hover
 * gets paler still.
 */
const byChroma = (
  seed: Colour,
  on: Colour,
  luminances: LuminanceRange,
  range: { from: number; to: number },
): Candidate => {
  const darkens = seed.l >= range.to
  const start = darkens ? range.to : range.from
  const vivid = onScreen({ ...seed, l: start })
  const step = (range.to - range.from) / 2
  const faded = Math.sqrt(stride ** 2 - step ** 2)
  const at = (colour: Colour, share: number): Colour => {
    const own = lightnessRange(colour, luminances) ?? range
    const way = (own.to - own.from) * share
    return { ...colour, l: darkens ? own.to - way : own.from + way }
  }
  const base = at(vivid, 0)
  const pressed = at(turned(vivid), 0)
  const paler = fades.map((fade) => at({ ...vivid, c: Math.max(0, vivid.c - faded * fade) }, 0.5))
  const [palest = base] = paler.slice(-1)
  const isShownApart = (hover: Colour) =>
    [base, pressed].every((other) => distance(shown(hover), shown(other)) >= leastShown)
  return {
    base,
    hover: paler.find(isShownApart) ?? palest,
    pressed,
    on,
    distance: Math.abs(start - seed.l),
    isDistinct: vivid.c >= 2.2 * faded,
  }
}

/** The possible fills, with light text first; only those whose states are distinct, when there are any. */
const candidates = (seed: Colour, surfaces: Surfaces, mode: Mode): readonly Candidate[] => {
  const contrasts = contrasting(surfaces, mode)
  const light: Colour = { l: 1, c: 0, h: seed.h }
  const dark: Colour = { l: 0.12, c: Math.min(seed.c, 0.03), h: seed.h }
  const all = [
    { on: light, luminances: both(contrasts, darkerThan(aa.text, [light])) },
    { on: dark, luminances: both(contrasts, lighterThan(aa.text, [dark])) },
  ].flatMap(({ on, luminances }) => {
    const range = lightnessRange(seed, luminances)
    if (range === null) return []
    return range.to - range.from >= 2 * leastStride[mode]
      ? [byLightness(seed, on, range)]
      : [byChroma(seed, on, luminances, range)]
  })
  const distinct = all.filter(({ isDistinct }) => isDistinct)
  return distinct.length > 0 ? distinct : all
}

/** Dark text wins when its fill is nearer to the colour by more than `worth`. */
const chosen = ([first, second]: readonly Candidate[], worth: number): Fill => {
  if (first === undefined) throw new RangeError('No fill stands out from these surfaces')
  return second !== undefined && second.distance + worth < first.distance ? second : first
}

/**
 * The three states of a filled control and its text colour. Prefers the text colour whose states are distinct
 * and whose fill is nearer to the seed; light text when both qualify.
 */
export const fill = (seed: Colour, surfaces: Surfaces, mode: Mode): Fill =>
  chosen(candidates(seed, surfaces, mode), lightTextWorth(seed))

/** The states and text of a fill whose base is given: the text colour that needs the least change of it. */
export const fillOf = (base: Colour, surfaces: Surfaces, mode: Mode): Fill => ({
  ...chosen(candidates(base, surfaces, mode), 0),
  base,
})
