import { createMiddleware } from 'hono/factory'
import type { Env } from './App.ts'

/** For what the server draws itself: its own host and nothing else. */
export const ownPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

const oneYear = 'max-age=31536000'

/** Headers that every answer carries; a page's own policy wins over the common one. */
export const securityHeaders = createMiddleware<Env>(async (http, next) => {
  await next()
  for (const [name, value] of Object.entries(always)) http.res.headers.set(name, value)
  if (!http.res.headers.has('content-security-policy')) {
    http.res.headers.set('content-security-policy', ownPolicy)
  }
  if (http.get('ctx')?.visit.isSecure) http.res.headers.set('strict-transport-security', oneYear)
})
