import type { Context, ErrorHandler } from 'hono'
import { DomainError } from '../errors/DomainError.ts'
import { errorBody } from '../errors/errorBody.ts'
import { logFailure } from '../log.ts'
import { logRefusal } from '../securityLog/logRefusal.ts'
import { isStorageFull } from '../space/storageFull.ts'
import type { Env } from './App.ts'
import type { Services } from './Services.ts'

/** Converts anything thrown to the contract's error body, and logs internal errors with the request id,
 * and refusals that concern security. */
export function handleError({ log, space }: Pick<Services, 'log' | 'space'>): ErrorHandler<Env> {
  return (thrown, http) => {
    const { status, body, headers } = errorBody(thrown)
    if (isStorageFull(thrown)) space.suspect(thrown)
    const requestId = http.get('requestId')
    if (!isAborted(http)) {
      if (thrown instanceof DomainError) logRefusal(http, thrown)
      else logFailure(log, thrown, { message: 'request failed', requestId, path: http.req.path })
    }
    return http.json(body, status, { ...headers, 'x-request-id': requestId })
  }
}

/** Whether the request ended before it was complete, which is neither an error nor an attempt. */
function isAborted({ env }: Context<Env>): boolean {
  const incoming = env?.incoming
  return incoming !== undefined && !incoming.complete && incoming.destroyed
}
