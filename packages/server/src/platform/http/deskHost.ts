import { deskPath } from '@bouquet/contract/hosting'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from './App.ts'

/** Whether a host serves the staff's desk and no brand. */
export function isDeskHost(
  { deskHost, localHosts }: Pick<Config, 'deskHost' | 'localHosts'>,
  host: string,
): boolean {
  return host === deskHost || (localHosts && host === 'desk.localhost')
}

const isOfDesk = (path: string) =>
  path === deskPath || path.startsWith(`${deskPath}/`) || path.startsWith(`/api${deskPath}/`)

/** The host of the desk serves nothing but the desk; its root leads there. */
export const onlyDesk = createMiddleware<Env>(async (http, next) => {
  if (!http.get('isDeskHost') || isOfDesk(http.req.path)) return next()
  if (http.req.path === '/') return http.redirect(deskPath)
  throw refuse('page_not_found')
})
