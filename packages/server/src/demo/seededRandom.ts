import { createHash } from 'node:crypto'

export interface SeededRandom {
  /** 0 or more, below 1. */
  share(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  shuffle<T>(items: readonly T[]): T[]
}

/** Deterministic random numbers, so that a demo is the same everywhere. */
export function seededRandom(seed: string): SeededRandom {
  let drawn = 0
  const share = () => {
    const digest = createHash('sha256').update(`${seed}:${drawn++}`).digest()
    return digest.readUInt32BE(0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1))
  return {
    share,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: share() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
