import { browserStorage } from '@bouquet/contract'
import type { DeviceMemory } from '../../platform/device/deviceMemory.ts'
import { type SearchParams, searchParamsSchema } from './searchParams.ts'

const { name: prefix, lifetime } = browserStorage.last_search

/** The device sends it with every request. */
const maxLength = 1_000

const keyOf = (member: string) => prefix + member

/**
 * Stores the filters that this member used last on this device, as a query string without the page. When it is too
 * long, nothing counts as used last.
 */
export function saveLastSearch(
  device: DeviceMemory,
  member: string,
  { page: _page, ...filters }: SearchParams,
): void {
  const used = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = String(new URLSearchParams(used.map(([name, value]) => [name, String(value)])))
  device.setItem(keyOf(member), query.length > maxLength ? '' : query, lifetime.count)
}

/** The filters used last; none when nothing is stored or readable. */
export function readLastSearch(device: DeviceMemory, member: string): SearchParams {
  return searchParamsSchema.parse(
    Object.fromEntries(new URLSearchParams(device.getItem(keyOf(member)) ?? '')),
  )
}
