import type { Ctx } from '../../../platform/http/Ctx.ts'
import { clearLoginTries, countLoginTry } from '../../../platform/throttle/loginTries.ts'

/** No brand has such a name, so that tries of codes are counted apart from those of passwords. */
const realm = '@second-factor'

type AttemptContext = Pick<Ctx, 'clock' | 'db' | 'visit'>

/**
 * Lets a code be tried as often as a password. Counted outside of the transaction that weighs the code, so that
 * a refusal does not undo it.
 * @param subject what a code is tried for, as the id of an account
 * @throws DomainError login_blocked (params.minutes)
 */
export async function limitAttempts<T>(
  ctx: AttemptContext,
  subject: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const tried = { realm, email: subject, address: ctx.visit.address }
  await countLoginTry(ctx, tried)
  const result = await attempt()
  await clearLoginTries(ctx, tried)
  return result
}

/** The same for a code that comes with the token of a link; without a code nothing is counted. */
export const limitLinkAttempts = <T>(
  ctx: AttemptContext,
  { token, code }: { readonly token: string; readonly code?: string | undefined },
  attempt: () => Promise<T>,
): Promise<T> => (code ? limitAttempts(ctx, token, attempt) : attempt())
