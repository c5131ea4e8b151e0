import type { Ctx } from '../../../platform/http/Ctx.ts'
import { clearLoginAttempts, countLoginAttempt } from '../../../platform/throttle/loginAttempts.ts'

/** No brand has this id, so codes are counted apart from passwords. */
const realm = '@second-factor'

type AttemptContext = Pick<Ctx, 'clock' | 'db' | 'visit'>

/**
 * Limits attempts at a code like those at a password. Counted outside the transaction of the verification, so
 * that its rollback does not undo the count.
 * @param subject what the code is for, such as the id of an account
 * @throws DomainError login_blocked (params.minutes)
 */
export async function limitAttempts<T>(
  ctx: AttemptContext,
  subject: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const tried = { realm, email: subject, address: ctx.visit.address }
  await countLoginAttempt(ctx, tried)
  const result = await attempt()
  await clearLoginAttempts(ctx, tried)
  return result
}

/** The same for a code sent with a link token; without a code nothing is counted. */
export const limitLinkAttempts = <T>(
  ctx: AttemptContext,
  { token, code }: { readonly token: string; readonly code?: string | undefined },
  attempt: () => Promise<T>,
): Promise<T> => (code ? limitAttempts(ctx, token, attempt) : attempt())
