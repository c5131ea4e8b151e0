import { colourOf, distance } from '../color/colour.ts'
import { contrast } from '../color/contrast.ts'
import type { ColourPath } from './colourPaths.ts'
import { type ContrastPair, contrastPairs } from './contrastPairs.ts'
import { statePairs } from './statePairs.ts'
import type { TokenValues } from './tokens.ts'

export interface MeasuredPair extends ContrastPair {
  readonly measured: number
}

export interface MeasuredState {
  readonly one: ColourPath
  readonly other: ColourPath
  readonly least: number
  readonly measured: number
}

/** Looks up the colours of a mode by token path. */
export const coloursByPath = (colours: TokenValues['color']): ((path: ColourPath) => string) => {
  const values = new Map(
    Object.entries(colours).flatMap(([family, own]) =>
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
export const measurePairs = (colours: TokenValues['color']): readonly MeasuredPair[] => {
  const colourAt = coloursByPath(colours)
  return contrastPairs.map((pair) => ({
    ...pair,
    measured: contrast(colourAt(pair.foreground), colourAt(pair.background)),
  }))
}

/** The distance of every pair in {@link statePairs}, for one mode of a theme. */
export const measureStates = (
  colours: TokenValues['color'],
  mode: 'light' | 'dark',
): readonly MeasuredState[] => {
  const colourAt = coloursByPath(colours)
  return statePairs.map(({ one, other, least }) => ({
    one,
    other,
    least: least[mode],
    measured: distance(colourOf(colourAt(one)), colourOf(colourAt(other))),
  }))
}
