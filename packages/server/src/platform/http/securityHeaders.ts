import { filePolicy, securityHeaders, strictTransport } from '@bouquet/contract/hosting'
import { createMiddleware } from 'hono/factory'
import type { Env } from './App.ts'

const defaults = Object.entries({
  ...securityHeaders,
  'content-security-policy': filePolicy,
})

/**
 * Adds the security headers that a response does not set itself. Hono's middleware of this kind makes its headers
 * from options, which no other host could read.
 */
export const secured = createMiddleware<Env>(async (http, next) => {
  await next()
  const { headers } = http.res
  for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
  const ctx = http.get('ctx')
  if (ctx?.visit.isSecure) headers.set('strict-transport-security', strictTransport(ctx.brand))
})
