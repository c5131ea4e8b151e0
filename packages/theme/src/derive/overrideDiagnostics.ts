import { type Color, colorOf, hex } from '../color/color.ts'
import { type ColorPath, type SolidPath, solidPaths } from '../contract/colorPaths.ts'
import { colorsByPath, measurePairs, measureStates } from '../contract/measurePairs.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { deriveColors } from './colors.ts'
import { overrideColors } from './overrideColors.ts'
import type { Mode } from './surfaces.ts'
import type { Overrides, SeedColors } from './themeChoices.ts'

type Colors = TokenValues['color']

interface Shortfall {
  readonly rule: 'contrast' | 'states'
  readonly one: ColorPath
  readonly other: ColorPath
  readonly measured: number
  readonly least: number
}

/** An override that makes a pair of colours fail. */
export interface OverrideDiagnostic extends Shortfall {
  readonly path: SolidPath
  /**
   * Searches for the nearest lightness that passes, which is slow; the derived colour when there is none.
   */
  readonly nearest: () => string
}

/** Lazy: most overrides fail on contrast, so the states are rarely measured. */
function* shortfalls(colors: Colors, mode: Mode): Generator<Shortfall, undefined> {
  for (const { foreground: one, background: other, ...figures } of measurePairs(colors)) {
    if (figures.measured < figures.least) yield { rule: 'contrast', one, other, ...figures }
  }
  for (const pair of measureStates(colors, mode)) {
    if (pair.measured < pair.least) yield { rule: 'states', ...pair }
  }
}

/** The shortfalls that an override causes, directly or through colours derived from it. */
const caused = (path: SolidPath, colors: Colors, without: Colors, mode: Mode) => {
  const [now, before] = [colorsByPath(colors), colorsByPath(without)]
  const takesPart = (side: ColorPath) => side === path || now(side) !== before(side)
  return shortfalls(colors, mode).filter(({ one, other }) => takesPart(one) || takesPart(other))
}

/** Step sizes of the search over lightness; the finest is about one step of eight bits. */
const [finest, coarse] = [0.0025, 0.02]

/** Lightnesses on both sides of a start, nearest first, within a range of distances. */
const outwards = (
  from: number,
  step: number,
  within: readonly [least: number, most: number] = [0, 1],
): readonly number[] =>
  Array.from({ length: Math.ceil(within[1] / step) }, (_, index) => (index + 1) * step)
    .filter((away) => away > within[0] && away <= within[1])
    .flatMap((away) => [from - away, from + away])
    .filter((l) => l >= 0 && l <= 1)

const nearestThat = (color: Color, passes: (value: string) => boolean): string | undefined => {
  const at = (l: number) => hex({ ...color, l })
  const near = outwards(color.l, coarse).find((l) => passes(at(l)))
  if (near === undefined) return undefined
  const away = Math.abs(near - color.l)
  const between: readonly [number, number] = [away - coarse, away]
  const nearer = outwards(color.l, finest, between).find((l) => passes(at(l)))
  return at(nearer ?? near)
}

/** Limits the time spent on files where every override fails. */
const maxDiagnostics = 3

const depth = ({ measured, least }: Shortfall) => measured / least

/** Contrast first: it still fails once another override has made two states distinct. */
const worstFirst = (one: Shortfall, other: Shortfall) =>
  Number(one.rule === 'states') - Number(other.rule === 'states') || depth(one) - depth(other)

/** The first overrides of one mode that fail, each with its worst pair. */
export function overrideDiagnostics(
  seeds: SeedColors,
  overrides: Overrides,
  mode: Mode,
): readonly OverrideDiagnostic[] {
  const derived = deriveColors(seeds, mode)
  const colors = overrideColors(derived, overrides, mode)
  if (shortfalls(colors, mode).next().done === true) return []
  const diagnosticAt = (path: SolidPath): OverrideDiagnostic | null => {
    const { [path]: stated, ...others } = overrides
    if (stated === undefined) return null
    const without = overrideColors(derived, others, mode)
    const [worst] = caused(path, colors, without, mode).toArray().sort(worstFirst)
    if (worst === undefined) return null
    const passes = (value: string) => {
      const tried = overrideColors(derived, { ...others, [path]: value }, mode)
      return caused(path, tried, without, mode).next().done === true
    }
    const nearest = () => nearestThat(colorOf(stated), passes) ?? colorsByPath(without)(path)
    return { ...worst, path, nearest }
  }
  return solidPaths
    .values()
    .map(diagnosticAt)
    .filter((diagnostic) => diagnostic !== null)
    .take(maxDiagnostics)
    .toArray()
}
