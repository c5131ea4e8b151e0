import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { hashToken } from '../../platform/ids.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { deleteLinks, findMemberByEmail, insertLink, verifyPassword } from '../members/index.ts'
import { checkEmail, emailHeldError } from './signup.rules.ts'

const lifetimeSeconds = 86_400

/** Emails to one address, by any member: it may be a stranger's. */
const perRecipient = { most: 3, windowSeconds: 86_400 }

/**
 * Sends a link to a new address; the old one stays until the link is followed.
 * @throws DomainError old_password_wrong, email_invalid, email_unchanged, email_taken, email_being_deleted,
 *   too_many_requests
 */
export async function requestMailChange(
  ctx: MemberCtx,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { brand, clock, config, db, mail, viewer } = ctx
  await limitRate(ctx, { key: `mail-change:${viewer.id}`, most: 10, windowSeconds: 3_600 })
  if (!(await verifyPassword(password, viewer.passwordHash))) {
    throw refuse('old_password_wrong', { field: 'password' })
  }
  checkEmail(email)
  if (email.toLowerCase() === viewer.email.toLowerCase()) {
    throw refuse('email_unchanged', { field: 'email' })
  }
  const holder = await findMemberByEmail(db, brand.id, email)
  if (holder) throw emailHeldError(holder)
  const receiver = hashToken(email.toLowerCase())
  await limitRate(ctx, { key: `mail-change-to:${brand.id}:${receiver}`, ...perRecipient })
  await db.transaction(async (tx) => {
    await deleteLinks(tx, viewer.id, 'change_email')
    const token = await insertLink(tx, {
      member: viewer.id,
      email,
      purpose: 'change_email',
      now: clock.now(),
      lifetimeSeconds,
    })
    const link = `${originOf(config, brand)}/mail-change/do?token=${token}`
    await mail.send(tx, {
      brand: brand.id,
      to: email,
      locale: viewer.language,
      email: { kind: 'change_email', name: viewer.name, link },
    })
  })
}
