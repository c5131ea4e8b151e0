import { calls } from '@bouquet/contract'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { App, Env } from './App.ts'

/** Answers of the API are about one member at one moment; nothing on the way may keep them. */
export const neverCached = createMiddleware<Env>(async (http, next) => {
  await next()
  if (!http.res.headers.has('cache-control')) http.res.headers.set('cache-control', 'no-store')
})

/** What a page asks for again and again while nothing has changed. */
const polled = [calls.getUser, calls.chats, calls.likes]

const keptByOneBrowser = createMiddleware<Env>(async (http, next) => {
  await next()
  http.res.headers.set('cache-control', 'private, no-cache')
  http.res.headers.append('vary', 'Cookie')
})

/** What a page loads once: the same for all visitors of a brand, until its file changes. */
const lasting = [calls.companyInfo, calls.interests, calls.regions]

const keptByAll = createMiddleware<Env>(async (http, next) => {
  await next()
  if (http.res.ok) http.res.headers.set('cache-control', 'public, max-age=300')
})

/** Polled answers carry an ETag; a page that has the same answer gets 304. Lasting answers may be kept by shared caches. */
export function revalidated(app: App): void {
  for (const { path } of polled) app.get(path, keptByOneBrowser, etag({ weak: true }))
  for (const { path } of lasting) app.get(path, keptByAll, etag({ weak: true }))
}
