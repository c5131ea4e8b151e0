/** A seeded random number generator. */
export type Random = {
  /** A number in [from, to). */
  between(from: number, to: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of the values, each equally likely. */
  pick<T>(values: readonly [T, ...T[]]): T
}

/** FNV-1a hash of the seed. */
const hash = (seed: string): number => {
  let h = 2166136261
  for (let i = 0; i < seed.length; i += 1) {
    h = Math.imul(h ^ seed.charCodeAt(i), 16777619)
  }
  return h >>> 0
}

/** Mulberry32. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
