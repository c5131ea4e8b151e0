import { browserStorage } from '@bouquet/contract'
import type { DeviceMemory } from '../../platform/device/deviceMemory.ts'
import { type SearchParams, searchParamsSchema } from './searchParams.ts'

const keyOf = (member: string) => browserStorage.last_search.name + member

/** Stores the filters that this member used last on this device; the page is not part of them. */
export const saveLastSearch = (
  device: DeviceMemory,
  member: string,
  { page: _page, ...filters }: SearchParams,
): void => device.setItem(keyOf(member), JSON.stringify(filters))

/** The filters used last; none when nothing is stored or readable. */
export function readLastSearch(device: DeviceMemory, member: string): SearchParams {
  try {
    return searchParamsSchema.parse(JSON.parse(device.getItem(keyOf(member)) ?? '{}'))
  } catch {
    return {}
  }
}
