import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from './App.ts'

const harmless = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses changes sent from pages of other sites (CSRF). Hono's csrf checks only the content types of plain
 * forms, and accepts a request if either header allows it; here every header must.
 */
export const refuseCrossSite = createMiddleware<Env>(async (http, next) => {
  if (isRefusedCrossSite(http)) throw refuse('forbidden')
  await next()
})

/** Whether a request is a change sent from a page of another site. */
export function isRefusedCrossSite(http: Context<Env>): boolean {
  return !harmless.includes(http.req.method) && isCrossSite(http)
}

/**
 * Whether a request comes from a page of another site, by its fetch metadata or `Origin`, or by `Referer`
 * when the browser sends neither. Clients that send none of them have no cookies of a browser.
 */
export function isCrossSite(http: Context<Env>): boolean {
  const site = http.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const source = http.req.header('origin') ?? (site ? undefined : http.req.header('referer'))
  return source !== undefined && hostOf(source) !== hostOf(http.get('ctx').visit.origin)
}

/** Compares hosts without schemes, since a proxy may terminate TLS. */
const hostOf = (origin: string) => URL.parse(origin)?.host
