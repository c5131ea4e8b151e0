import { contrast } from '../color/contrast.ts'
import { type ContrastPair, contrastPairs } from './contrastPairs.ts'
import type { TokenValues } from './tokens.ts'

export interface MeasuredPair extends ContrastPair {
  readonly measured: number
}

const flat = (colours: TokenValues['color']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(colours).flatMap(([family, values]) =>
      Object.entries(values).map(([name, value]): [string, string] => [`${family}.${name}`, value]),
    ),
  )

/** The contrast of every pair that must tell apart, as one mode of a theme has it. */
export const measurePairs = (colours: TokenValues['color']): readonly MeasuredPair[] => {
  const values = flat(colours)
  const colourAt = (path: string) => {
    const value = values.get(path)
    if (value === undefined) throw new RangeError(`No colour token is called ${path}`)
    return value
  }
  return contrastPairs.map((pair) => ({
    ...pair,
    measured: contrast(colourAt(pair.foreground), colourAt(pair.background)),
  }))
}
