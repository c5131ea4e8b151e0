import { createMiddleware } from 'hono/factory'
import type { Env } from './App.ts'

/** Answers of the API are about one member at one moment; nothing on the way may keep them. */
export const neverCached = createMiddleware<Env>(async (http, next) => {
  await next()
  if (!http.res.headers.has('cache-control')) http.res.headers.set('cache-control', 'no-store')
})
