import { type Color, hex, veil } from '../color/color.ts'
import { contrastOf } from '../color/contrast.ts'
import {
  aa,
  both,
  darkerThan,
  type LuminanceRange,
  legible,
  lighterThan,
  lightnesses,
} from '../color/luminanceRange.ts'
import type { Mode, Surfaces } from './surfaces.ts'

/** The three states of a filled control, its text, and what shows where the fill meets a surface. */
export interface Fill {
  readonly base: Color
  readonly hover: Color
  readonly pressed: Color
  readonly on: Color
  /** The base, or its nearest lightness with 3:1 to every surface. */
  readonly mark: Color
}

/** Difference in OKLCH lightness between base, hover and pressed. */
const stride = 0.045

/** A seed may be darkened by this much to take light text: hardly anybody sees it. */
const unseen = 0.02

/** Lightness below which screens show hardly any difference. */
const darkest = 0.15

/** How much lighter than every surface the states are in dark mode. */
const rise = 0.05

const white: Color = { l: 1, c: 0, h: 0 }
const black: Color = { l: 0, c: 0, h: 0 }
const inkOf = ({ c, h }: Color): Color => ({ l: 0.12, c: Math.min(c, 0.03), h })

const [blackest, greyest, whitest] = [0.35, 0.03, 0.97]

/** The seed for a mode: black becomes white in dark mode, where it could not stand out. */
export function seedIn(seed: Color, mode: Mode): Color {
  return mode === 'dark' && seed.l < blackest && seed.c < greyest
    ? { l: whitest, c: Math.min(seed.c, 0.01), h: seed.h }
    : seed
}

const isReadable = (text: Color, below: Color) => contrastOf(text, below) >= aa.leastText

const standsOut = (color: Color, surfaces: Surfaces) =>
  Object.values(surfaces).every((surface) => contrastOf(color, surface) >= aa.leastControl)

/**
 * Lightnesses of hover and pressed: darker if the text stays readable and screens show the difference, otherwise
 * lighter.
 */
const states = (base: Color, on: Color, surfaces: Surfaces, mode: Mode) => {
  const least = mode === 'light' ? darkest : surfaces.overlay.l + rise
  const at = (l: number): Color => ({ ...base, l })
  const pressed = at(base.l - 2 * stride)
  if (pressed.l >= least && isReadable(on, pressed)) {
    return { hover: at(base.l - stride), pressed }
  }
  const from = Math.max(base.l, least)
  return { hover: at(from + stride), pressed: at(from + 2 * stride) }
}

/** The fill of a colour that is used unchanged, with white or black text: one of the two is readable on any colour. */
export function fillOf(base: Color, surfaces: Surfaces, mode: Mode): Fill {
  const on = [white, inkOf(base)].find((text) => isReadable(text, base)) ?? black
  const mark = standsOut(base, surfaces) ? base : legible(base, aa.control, Object.values(surfaces))
  return { base, ...states(base, on, surfaces, mode), on, mark }
}

/** The fill of a seed: the seed itself, unless a change that nobody sees gives it light text. */
export function fill(seed: Color, surfaces: Surfaces, mode: Mode): Fill {
  const range = lightnesses(seed, darkerThan(aa.text, [white]))
  const darkened = !isReadable(white, seed) && range !== null && seed.l - range.to <= unseen
  return fillOf(darkened ? { ...seed, l: range.to } : seed, surfaces, mode)
}

/** The edge of a fill as CSS: its mark where a state has less than 3:1 to a surface, else invisible. */
export function edgeOf(states: readonly Color[], mark: Color, surfaces: Surfaces): string {
  return states.every((state) => standsOut(state, surfaces)) ? veil(mark, 0) : hex(mark)
}

/** Luminances with enough contrast to every surface. */
const contrasting = (surfaces: Surfaces, mode: Mode): LuminanceRange => {
  const all = Object.values(surfaces)
  return mode === 'light' ? darkerThan(aa.control, all) : lighterThan(aa.control, all)
}

/** How much nearer to the seed a fill with dark text must be, since light text looks better on dark seeds. */
const lightTextWorth = 0.09

/** The fill at the nearest lightness that has 3:1 to every surface without an edge, and its text. */
export function standingFill(
  seed: Color,
  surfaces: Surfaces,
  mode: Mode,
): Pick<Fill, 'base' | 'on'> {
  const contrasts = contrasting(surfaces, mode)
  const ink = inkOf(seed)
  const choices = [
    { on: white, luminances: both(contrasts, darkerThan(aa.text, [white])), worth: 0 },
    { on: ink, luminances: both(contrasts, lighterThan(aa.text, [ink])), worth: lightTextWorth },
  ].flatMap(({ on, luminances, worth }) => {
    const range = lightnesses(seed, luminances)
    if (range === null) return []
    const l = Math.min(range.to, Math.max(range.from, seed.l))
    return [{ base: { ...seed, l }, on, cost: Math.abs(l - seed.l) + worth }]
  })
  const [nearest] = choices.toSorted((one, other) => one.cost - other.cost)
  if (nearest === undefined) throw new RangeError('No fill stands out from these surfaces')
  return nearest
}
