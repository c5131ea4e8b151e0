import { pendingLogoutPath as mark } from '@bouquet/contract/storage'
import { cacheNames } from './worker.ts'

const openData = () => caches.open(cacheNames.data)

/** Null until it is read, which each start of the worker does once. */
let known: boolean | null = null

export async function hasPendingLogout(): Promise<boolean> {
  known ??= (await (await openData()).match(mark)) !== undefined
  return known
}

/** What can be said at once: true until the mark is read. */
export function mayHavePendingLogout(): boolean {
  return known ?? true
}

export async function setPendingLogout(next: boolean): Promise<void> {
  known = next
  const cache = await openData()
  await (next ? cache.put(mark, new Response()) : cache.delete(mark))
}
