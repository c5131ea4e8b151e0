import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import { countTry } from '../../platform/throttle/throttle.ts'
import { findByEmail } from './accounts.store.ts'
import { refuseClosed } from './login.ts'
import { insertLink } from './mailLinks.store.ts'
import { checkEmail } from './signup.rules.ts'

const perDay = { account: 3, address: 20 }
const daySeconds = 86_400
const lastsSeconds = 3_600

/**
 * Mails a link that sets a new password.
 * @throws DomainError email_invalid, email_not_found, reset_limit (try again tomorrow)
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  const { brand, clock, config, db, mail, visit } = ctx
  checkEmail(email)
  await limitPerDay(ctx, `reset:${visit.address}`, perDay.address)
  const member = await findByEmail(db, brand.id, email)
  if (!member) throw refuse('email_not_found', { field: 'email' })
  refuseClosed(member)
  await limitPerDay(ctx, `reset:${member.id}`, perDay.account)
  await db.transaction(async (tx) => {
    const now = clock.now()
    const token = await insertLink(tx, {
      member: member.id,
      email: member.email,
      purpose: 'reset',
      now,
      lastsSeconds,
    })
    const link = `${originOf(config, brand)}/reset-password/do?token=${token}`
    await mail.send(tx, {
      brand: brand.id,
      to: member.email,
      locale: member.language,
      letter: { kind: 'reset', name: member.name, link },
    })
  })
}

async function limitPerDay({ db, clock }: Ctx, key: string, most: number) {
  const { count } = await countTry(db, key, daySeconds, clock.now())
  if (count > most) throw refuse('reset_limit')
}
