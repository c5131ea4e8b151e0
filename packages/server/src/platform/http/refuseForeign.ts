import { createMiddleware } from 'hono/factory'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from './App.ts'

const harmless = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a change that another site's page asks for with the member's cookie. Programs that send
 * neither header carry no cookie of a browser.
 */
export const refuseForeign = createMiddleware<Env>(async (http, next) => {
  const site = http.req.header('sec-fetch-site')
  const origin = http.req.header('origin')
  const changes = !harmless.includes(http.req.method)
  if (changes && site && site !== 'same-origin' && site !== 'none') throw refuse('forbidden')
  if (changes && origin && hostOf(origin) !== hostOf(http.get('ctx').visit.origin)) {
    throw refuse('forbidden')
  }
  await next()
})

/** Hosts are compared and not schemes, since a proxy may speak TLS for the program. */
const hostOf = (origin: string) => URL.parse(origin)?.host
