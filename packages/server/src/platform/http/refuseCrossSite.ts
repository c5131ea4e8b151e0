import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from './App.ts'

const harmless = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a change that another site's page asks for with the member's cookie. Hono's csrf looks at the types
 * of a plain form alone and lets through what either header allows; here every header must agree.
 */
export const refuseCrossSite = createMiddleware<Env>(async (http, next) => {
  if (!harmless.includes(http.req.method) && isCrossSite(http)) throw refuse('forbidden')
  await next()
})

/**
 * Whether a page of another site asks, by the browser's word: fetch metadata, `Origin`, and where it sends
 * neither, `Referer`. Programs that send none of them carry no cookie of a browser.
 */
export function isCrossSite(http: Context<Env>): boolean {
  const site = http.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const source = http.req.header('origin') ?? (site ? undefined : http.req.header('referer'))
  return source !== undefined && hostOf(source) !== hostOf(http.get('ctx').visit.origin)
}

/** Hosts are compared and not schemes, since a proxy may speak TLS for the program. */
const hostOf = (origin: string) => URL.parse(origin)?.host
