import type { ErrorCode } from '@bouquet/contract'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { DomainError } from '../errors/DomainError.ts'
import type { Env } from '../http/App.ts'
import { isRefusedCrossSite } from '../http/refuseCrossSite.ts'
import { isLogged, logSecurity } from './logSecurity.ts'
import type { RefusalKind } from './securityEvents.ts'

/** The codes of refusals that concern security, whatever the call. */
const kinds: Partial<Record<ErrorCode, RefusalKind>> = {
  authentication_required: 'access.refused',
  forbidden: 'access.refused',
  second_factor_not_set_up: 'access.refused',
  invalid_input: 'input.refused',
  too_many_requests: 'limit.reached',
}

/** Logs a refused request, unless it is in the log as an attempt or does not concern security. */
export function logRefusal(http: Context<Env>, refusal: DomainError): void {
  const ctx = http.get('ctx')
  const kind = kinds[refusal.code]
  if (!ctx || kind === undefined || isLogged(refusal)) return
  logSecurity(ctx, {
    kind: isRefusedCrossSite(http) ? 'origin.refused' : kind,
    account: http.get('staff') ?? ctx.viewer?.id ?? null,
    result: kind === 'limit.reached' ? 'limited' : 'refused',
    reason: refusal.code,
    call: callOf(http),
  })
}

/** Paths as visitors wrote them could hold anything; patterns cannot. */
function callOf(http: Context<Env>): string | undefined {
  const found = matchedRoutes(http).find(({ path }) => !path.includes('*'))
  return found && `${http.req.method} ${found.path}`
}
