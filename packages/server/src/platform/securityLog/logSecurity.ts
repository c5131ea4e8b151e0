import type { ErrorCode } from '@bouquet/contract'
import { DomainError } from '../errors/DomainError.ts'
import type { Ctx } from '../http/Ctx.ts'
import { networkPart } from './networkPart.ts'
import type { AttemptKind, Refusal, SecurityEvent } from './securityEvents.ts'

type LogContext = Pick<Ctx, 'brand' | 'log' | 'visit'>

/**
 * Logs an event for operators, with brand, network and request id. An event has no field for what was entered, so
 * that no secret, address or password can get into it (OWASP ASVS 5.0, 16.2.5).
 */
export function logSecurity({ brand, log, visit }: LogContext, { kind, ...event }: SecurityEvent) {
  const { address, requestId } = visit
  log[event.result === 'ok' ? 'info' : 'warn'](
    { event: kind, ...event, brand: brand.id, network: networkPart(address), requestId },
    'security',
  )
}

interface Attempt<T> {
  readonly kind: AttemptKind
  /** Whose account it is, if that is known; of a function, by what the attempt gave. */
  readonly account:
    | string
    | undefined
    | ((given: T | undefined) => string | undefined | Promise<string | undefined>)
}

/** Makes an attempt and logs whether it was granted, or why it was refused. */
export async function logAttempt<T>(
  ctx: LogContext,
  { kind, account }: Attempt<T>,
  attempt: () => Promise<T>,
): Promise<T> {
  // An event is logged, and the attempt keeps its outcome, even if nobody can be found any more.
  const accountOf = async (given: T | undefined) => {
    const found = typeof account === 'function' ? async () => account(given) : async () => account
    return (await found().catch(() => undefined)) ?? null
  }
  const given = await attempt().catch(async (thrown: unknown) => {
    if (thrown instanceof DomainError) {
      logged.add(thrown)
      const known = await accountOf(undefined)
      logSecurity(ctx, { kind, account: known, ...refusalBy(thrown.code) })
    }
    throw thrown
  })
  logSecurity(ctx, { kind, account: await accountOf(given), result: 'ok' })
  return given
}

const logged = new WeakSet<DomainError>()

/** Whether a refusal is in the log as that of an attempt. */
export function isLogged(refusal: DomainError): boolean {
  return logged.has(refusal)
}

const limitCodes: readonly ErrorCode[] = ['login_blocked', 'reset_limit', 'too_many_requests']

const refusalBy = (reason: ErrorCode): Refusal => ({
  result: limitCodes.includes(reason) ? 'limited' : 'refused',
  reason,
})
