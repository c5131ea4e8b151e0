import { colorOf, distance } from '../color/color.ts'
import { contrast } from '../color/contrast.ts'
import type { ColorPath } from './colorPaths.ts'
import { type ContrastPair, contrastPairs } from './contrastPairs.ts'
import { statePairs } from './statePairs.ts'
import type { TokenValues } from './tokens.ts'

export interface MeasuredPair extends ContrastPair {
  readonly measured: number
}

export interface MeasuredState {
  readonly one: ColorPath
  readonly other: ColorPath
  readonly least: number
  readonly measured: number
}

/** Looks up the colours of a mode by token path. */
export function colorsByPath(colors: TokenValues['color']): (path: ColorPath) => string {
  const values = new Map(
    Object.entries(colors).flatMap(([family, own]) =>
      Object.entries(own).map(([name, value]): [string, string] => [`${family}.${name}`, value]),
    ),
  )
  return (path) => {
    const value = values.get(path)
    if (value === undefined) throw new RangeError(`No colour token is called ${path}`)
    return value
  }
}

/** The contrast of every pair in {@link contrastPairs}, for one mode of a theme. */
export function measurePairs(colors: TokenValues['color']): readonly MeasuredPair[] {
  const colorAt = colorsByPath(colors)
  return contrastPairs.map((pair) => ({
    ...pair,
    measured: contrast(colorAt(pair.foreground), colorAt(pair.background)),
  }))
}

/** The distance of every pair in {@link statePairs}, for one mode of a theme. */
export function measureStates(
  colors: TokenValues['color'],
  mode: 'light' | 'dark',
): readonly MeasuredState[] {
  const colorAt = colorsByPath(colors)
  return statePairs.map(({ one, other, least }) => ({
    one,
    other,
    least: least[mode],
    measured: distance(colorOf(colorAt(one)), colorOf(colorAt(other))),
  }))
}
