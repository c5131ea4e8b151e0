import { join } from 'node:path'
import { stdout } from 'node:process'
import * as fc from 'fast-check'
import { type MeasuredPair, measurePairs } from '../src/contract/measurePairs.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import type { ThemeChoices } from '../src/derive/themeChoices.ts'
import { loadBrands } from '../src/load/loadBrands.ts'
import { anySeeds, choicesWith } from './seeds.ts'

/** Number of random brands, from the command line. */
const seedSets = Number(process.argv[2] ?? 10_000)

const pairsOf = (choices: ThemeChoices): readonly MeasuredPair[] =>
  Object.values(deriveTheme(choices)).flatMap(({ color }) => measurePairs(color))

class Tally {
  measured = 0
  failing = 0
  private readonly tightest = new Map<number, MeasuredPair>()

  add(pairs: readonly MeasuredPair[]): void {
    for (const pair of pairs) {
      this.measured++
      if (pair.measured < pair.least) this.failing++
      const known = this.tightest.get(pair.least)
      if (known === undefined || pair.measured < known.measured) this.tightest.set(pair.least, pair)
    }
  }

  toString(): string {
    const tight = [...this.tightest.values()].map(
      ({ least, measured, foreground, background }) =>
        `tightest of ${least}: ${measured.toFixed(3)} (${foreground} on ${background})`,
    )
    return [`${this.failing} of ${this.measured} pairs fail`, ...tight].join('; ')
  }
}

const random = new Tally()
const seed = Math.trunc(Math.random() * 2 ** 31)
for (const seeds of fc.sample(anySeeds, { numRuns: seedSets, seed })) {
  random.add(pairsOf(choicesWith(seeds)))
}
stdout.write(
  `${seedSets} random seed sets in light and dark (fast-check seed ${seed}): ${String(random)}.\n`,
)

const { brands } = await loadBrands(join(import.meta.dirname, '../../../themes'))
let failing = random.failing
for (const brand of brands) {
  const own = new Tally()
  own.add(pairsOf(brand))
  failing += own.failing
  stdout.write(`${brand.name}: ${String(own)}.\n`)
}
process.exitCode = failing === 0 ? 0 : 1
