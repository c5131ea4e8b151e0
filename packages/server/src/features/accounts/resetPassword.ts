import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { hashToken } from '../../platform/ids.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { createLoginSession } from '../../platform/session/createLoginSession.ts'
import { endSessions } from '../../platform/session/endSessions.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { networkOf } from '../../platform/throttle/limitRate.ts'
import { countAttempt } from '../../platform/throttle/throttle.ts'
import {
  checkNewPassword,
  consumeLink,
  deleteLinks,
  findMember,
  findMemberByEmail,
  findUsableLink,
  hashPassword,
  hasValidLink,
  insertLink,
  lockMember,
  updateMember,
} from '../members/index.ts'
import { confirmAddress } from './confirmAddress.ts'
import { tellHolder } from './discreet.ts'
import { isClosed, refuseClosedAccount } from './login.ts'
import { memberOwner } from './secondFactor/factorHolder.ts'
import { limitCodeAttempts } from './secondFactor/limitAttempts.ts'
import { requireSecondFactor } from './secondFactor/verifyCode.ts'
import { checkEmail } from './signup.rules.ts'

/** Requests per network, per network and account, and emails per account. */
const perDay = { network: 20, networkAndAccount: 3, mails: 10 }
const daySeconds = 86_400
const lifetimeSeconds = 3_600

/**
 * Sends a password reset link. Others cannot lock the owner out: requests are counted per network, and after
 * the daily emails of an account another is sent only when no earlier link still works. The response does not
 * differ, and the newest link is in the mailbox.
 * @throws DomainError email_invalid, reset_limit (try again tomorrow); unless the brand is discreet, email_not_found,
 * account_disabled, account_deleted
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  const { brand, clock, config, db, mail, visit } = ctx
  checkEmail(email)
  const network = networkOf(visit.address)
  await limitPerDay(ctx, `reset:${network}`, perDay.network)
  const member = await findMemberByEmail(db, brand.id, email)
  if (!brand.settings.discreet) {
    if (!member) throw refuse('email_not_found', { field: 'email' })
    refuseClosedAccount(member)
  }
  const address = hashToken(email.toLowerCase())
  await limitPerDay(ctx, `reset:${brand.id}:${address}:${network}`, perDay.networkAndAccount)
  if (!member) return
  if (isClosed(member)) {
    await tellHolder(ctx, member)
    return
  }
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
    const link = mailedLink(originOf(config, brand), 'reset', token)
    await mail.send(tx, {
      brand: brand.id,
      to: member.email,
      locale: member.language,
      email: {
        kind: 'reset',
        name: member.name,
        link,
        ends: secondsAfter(now, lifetimeSeconds).toISOString(),
      },
    })
  })
}

async function limitPerDay({ db, clock }: Ctx, key: string, most: number) {
  const { count } = await countAttempt(db, key, daySeconds, clock.now())
  if (count > most) throw refuse('reset_limit')
}

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
 * @throws DomainError link_invalid, password_too_short, passwords_differ, password_guessable,
 * second_factor_required, second_factor_wrong, second_factor_used, login_blocked (params.minutes), after which the link can be used again
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password, password_again, code }: NewPassword,
) {
  // Checked before hashing, which is expensive, so that guessed links cost little.
  const link = await findUsableLink(ctx.db, token, 'reset', ctx.clock.now())
  const owner = link && (await findMember(ctx.db, link.member))
  if (!owner) throw refuse('link_invalid')
  await checkNewPassword(password, {
    owner: { ...owner, brands: [ctx.brand] },
    again: password_again,
  })
  const passwordHash = await hashPassword(password)
  const set = () => ctx.db.transaction((tx) => setPassword(tx, ctx, { token, passwordHash, code }))
  return limitCodeAttempts(ctx, { owner: memberOwner(owner), code }, set)
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
  await endSessions(tx, { bus: ctx.bus, brand: known.brand, member: known.id }, { except: null })
  const member = await findMember(tx, known.id)
  return { member: member ?? known, token: await createLoginSession(tx, ctx, known.id) }
}
