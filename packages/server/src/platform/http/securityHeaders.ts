import { securityHeaders as everywhere, strictTransportSecurity } from '@bouquet/contract'
import { createMiddleware } from 'hono/factory'
import type { Env } from './App.ts'

/** Of answers that are no pages of a brand; those bring the policy of their build. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const defaults = Object.entries({
  ...everywhere,
  'Content-Security-Policy': contentSecurityPolicy,
})

/** Headers of every answer that does not set its own, and of those over TLS. */
export const securityHeaders = createMiddleware<Env>(async (http, next) => {
  await next()
  const { headers } = http.res
  for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
  if (http.get('ctx')?.visit.isSecure) {
    headers.set('Strict-Transport-Security', strictTransportSecurity)
  }
})
