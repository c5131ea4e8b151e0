import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import { networkOf } from '../../platform/throttle/networkOf.ts'
import { countAttempt } from '../../platform/throttle/throttle.ts'
import { findMemberByEmail, hasValidLink, insertLink, lockMember } from '../members/index.ts'
import { refuseClosedAccount } from './login.ts'
import { checkEmail } from './signup.rules.ts'

/** Requests per network, per network and account, and emails per account. */
const perDay = { asker: 20, askerAndAccount: 3, mails: 10 }
const daySeconds = 86_400
const lifetimeSeconds = 3_600

/**
 * Sends a password reset link. Others cannot lock the owner out: requests are counted per network, and after
 * the daily emails of an account another is sent only when no earlier link still works. The response does not
 * differ, and the newest link is in the mailbox.
 * @throws DomainError email_invalid, email_not_found, reset_limit (try again tomorrow)
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  const { brand, clock, config, db, mail, visit } = ctx
  checkEmail(email)
  const network = networkOf(visit.address)
  await limitPerDay(ctx, `reset:${network}`, perDay.asker)
  const member = await findMemberByEmail(db, brand.id, email)
  if (!member) throw refuse('email_not_found', { field: 'email' })
  refuseClosedAccount(member)
  await limitPerDay(ctx, `reset:${member.id}:${network}`, perDay.askerAndAccount)
  await db.transaction(async (tx) => {
    const now = clock.now()
    await lockMember(tx, member.id)
    const { count } = await countAttempt(tx, `reset-mails:${member.id}`, daySeconds, now)
    if (count > perDay.mails && (await hasValidLink(tx, member, 'reset', now))) return
    const token = await insertLink(tx, {
      member: member.id,
      email: member.email,
      purpose: 'reset',
      now,
      lifetimeSeconds,
    })
    const link = `${originOf(config, brand)}/reset-password/do?token=${token}`
    await mail.send(tx, {
      brand: brand.id,
      to: member.email,
      locale: member.language,
      email: { kind: 'reset', name: member.name, link },
    })
  })
}

async function limitPerDay({ db, clock }: Ctx, key: string, most: number) {
  const { count } = await countAttempt(db, key, daySeconds, clock.now())
  if (count > most) throw refuse('reset_limit')
}
