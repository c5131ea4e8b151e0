import { calls } from '@bouquet/contract'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { App, Env } from './App.ts'

/** Prevents caching of API responses that do not set `cache-control`. */
export const neverCached = createMiddleware<Env>(async (http, next) => {
  await next()
  if (!http.res.headers.has('cache-control')) http.res.headers.set('cache-control', 'no-store')
})

/** Calls that a page polls. */
const polled = [calls.getUser, calls.chats, calls.likes]

const keptByOneBrowser = createMiddleware<Env>(async (http, next) => {
  await next()
  http.res.headers.set('cache-control', 'private, no-cache')
  http.res.headers.append('vary', 'Cookie')
})

/** Calls with the same response for all visitors of a brand. */
const lasting = [calls.companyInfo, calls.interests, calls.regions]

const keptByAll = createMiddleware<Env>(async (http, next) => {
  await next()
  if (http.res.ok) http.res.headers.set('cache-control', 'public, max-age=300')
})

/**
 * Adds ETags: a page that already has the response of a polled call gets 304. Shared responses may also be
 * stored by shared caches.
 */
export function revalidated(app: App): void {
  for (const { path } of polled) app.get(path, keptByOneBrowser, etag({ weak: true }))
  for (const { path } of lasting) app.get(path, keptByAll, etag({ weak: true }))
}
