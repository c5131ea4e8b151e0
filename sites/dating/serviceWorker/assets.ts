import { cacheNames } from './worker.ts'

/** About three releases; the oldest go first. */
const mostAssets = 400

/** Files with a hash of their content in their name. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/')
}

export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheNames.assets)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await cache.put(request.url, answer.clone())
  return answer
}

/** Stores files that are not stored yet; the browser has most of them at hand. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.assets)
  for (const url of new Set(urls)) {
    if (isAsset(new URL(url, location.href).pathname) && !(await cache.match(url))) {
      await cache.add(url).catch(() => {})
    }
  }
  const all = await cache.keys()
  await Promise.all(all.slice(0, -mostAssets).map((old) => cache.delete(old)))
}
