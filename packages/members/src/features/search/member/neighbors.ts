import type { ProfileCard, SearchResult } from '@bouquet/contract'

export interface Neighbors {
  readonly previous: ProfileCard | null
  readonly next: ProfileCard | null
  /** The others of the same results, those after this person first. */
  readonly others: readonly ProfileCard[]
}

const most = 12

/** The neighbours of a member in the latest cached results that contain them. */
export function neighborsIn(seen: readonly (SearchResult | undefined)[], id: string): Neighbors {
  const found = seen.findLast((result) => result?.results.some((person) => person.id === id))
  const people = found?.results ?? []
  const place = people.findIndex((person) => person.id === id)
  return {
    previous: people[place - 1] ?? null,
    next: place < 0 ? null : (people[place + 1] ?? null),
    others: [...people.slice(place + 1), ...people.slice(0, Math.max(place, 0))].slice(0, most),
  }
}
