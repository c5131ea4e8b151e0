import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { openSession } from '../../platform/session/openSession.ts'
import { deleteOtherSessions } from '../../platform/session/session.store.ts'
import {
  checkNewPassword,
  consumeLink,
  deleteLinks,
  findMember,
  hashPassword,
  isLinkValid,
  updateMember,
} from '../members/index.ts'
import { confirmAddress } from './confirmAddress.ts'
import { refuseClosedAccount } from './login.ts'
import { memberOwner } from './secondFactor/factorHolder.ts'
import { limitLinkAttempts } from './secondFactor/limitAttempts.ts'
import { requireSecondFactor } from './secondFactor/verifyCode.ts'

interface NewPassword {
  readonly token: string
  readonly password: string
  readonly password_again: string
  /** Required with a second factor, since access to the mailbox must not be enough. */
  readonly code?: string | undefined
}

/**
 * Sets a new password by a mailed link, ends every session and logs the member in. The link also confirms the
 * address.
 * @throws DomainError password_too_short, passwords_differ, link_invalid, second_factor_required,
 * second_factor_wrong, second_factor_used, after which the link can be used again
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password, password_again, code }: NewPassword,
) {
  checkNewPassword(password, password_again)
  // Checked before hashing, which is expensive, so that guessed links cost little.
  if (!(await isLinkValid(ctx.db, token, 'reset', ctx.clock.now()))) throw refuse('link_invalid')
  const passwordHash = await hashPassword(password)
  const set = () => ctx.db.transaction((tx) => setPassword(tx, ctx, { token, passwordHash, code }))
  return limitLinkAttempts(ctx, { token, code }, set)
}

interface PasswordChange {
  readonly token: string
  readonly passwordHash: string
  readonly code: string | undefined
}

async function setPassword(tx: Db, ctx: Ctx, { token, passwordHash, code }: PasswordChange) {
  const link = await consumeLink(tx, token, 'reset', ctx.clock.now())
  const known = link && (await findMember(tx, link.member))
  if (!known || known.brand !== ctx.brand.id) throw refuse('link_invalid')
  refuseClosedAccount(known)
  await requireSecondFactor(tx, ctx, { owner: memberOwner(known), code })
  await updateMember(tx, known.id, { passwordHash })
  if (known.email === link.email) await confirmAddress(tx, ctx, known)
  await deleteLinks(tx, known.id, 'reset')
  await deleteOtherSessions(tx, known.id, null)
  const member = await findMember(tx, known.id)
  return { member: member ?? known, token: await openSession(tx, ctx, known.id) }
}
