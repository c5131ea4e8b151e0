import { browserStorage } from '@bouquet/contract/storage'

/** The global scope, typed as that of a service worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope

const given = new URL(worker.location.href).searchParams

/** Language of the page that registered this worker. */
export const locale = given.get('locale') ?? 'en'

/** Pages to show offline, files with a hash in their name, and what the member has read. */
export const cacheNames = {
  pages: browserStorage.offline_pages.name + locale,
  assets: browserStorage.offline_files.name,
  data: browserStorage.offline_data.name,
} as const

/** Deletes the caches of other versions and languages. */
export async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames)
  const old = (await caches.keys()).filter((name) => !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
