import { browserStorage } from '@bouquet/contract'
import { type SearchParams, searchParamsSchema } from './searchParams.ts'

const keyOf = (member: string) => browserStorage.last_search.name + member

/** Stores the filters that this member used last on this device; the page is not part of them. */
export const saveLastSearch = (
  storage: Storage,
  member: string,
  { page: _page, ...filters }: SearchParams,
): void => storage.setItem(keyOf(member), JSON.stringify(filters))

/** The filters used last; none when nothing is stored or readable. */
export function readLastSearch(storage: Storage, member: string): SearchParams {
  try {
    return searchParamsSchema.parse(JSON.parse(storage.getItem(keyOf(member)) ?? '{}'))
  } catch {
    return {}
  }
}
