import { calls } from '@bouquet/contract/schemas'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { App, Env } from './App.ts'

/** Keeps API responses, which are personal unless they set `cache-control`, out of every cache (OWASP ASVS 14.3.2). */
export const neverCached = createMiddleware<Env>(async (http, next) => {
  await next()
  if (!http.res.headers.has('cache-control')) http.res.headers.set('cache-control', 'no-store')
})

/** Calls with the same response for all visitors of a brand. */
const lasting = [calls.companyInfo, calls.interests, calls.regions]

const cachedForMinutes = createMiddleware<Env>(async (http, next) => {
  await next()
  if (http.res.ok) http.res.headers.set('cache-control', 'public, max-age=300')
})

/** Adds ETags to responses that shared caches may keep. */
export function revalidated(app: App): void {
  for (const { path } of lasting) app.get(path, cachedForMinutes, etag({ weak: true }))
}
