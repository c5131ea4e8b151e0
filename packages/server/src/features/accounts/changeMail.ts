import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { isTaken } from '../../platform/database/databaseErrors.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx, MemberCtx } from '../../platform/http/Ctx.ts'
import { hashToken } from '../../platform/ids.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { endSessions } from '../../platform/session/endSessions.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import type { MemberRow } from '../../tables/index.ts'
import {
  consumeLink,
  deleteLinks,
  findMember,
  findMemberByEmail,
  insertLink,
  updateMember,
} from '../members/index.ts'
import { confirmAddress } from './confirmAddress.ts'
import { tellHolder } from './discreet.ts'
import { refuseClosedAccount } from './login.ts'
import type { ProveIdentity } from './proveIdentity.ts'
import { checkEmail, emailHeldError } from './signup.rules.ts'

const lifetimeSeconds = 86_400

/** Emails to one address, by any member: it may be a stranger's. */
const perRecipient = { most: 3, windowSeconds: 86_400 }

/**
 * Sends a link to a new address; the old one stays until the link is followed.
 * @throws DomainError email_invalid, email_unchanged, too_many_requests, or that the identity is not proven; unless
 *   the brand is discreet, email_taken and email_being_deleted
 */
export async function requestMailChange(
  ctx: MemberCtx,
  email: string,
  prove: ProveIdentity,
): Promise<void> {
  const { brand, clock, config, db, mail, viewer } = ctx
  await limitRate(ctx, { key: `mail-change:${viewer.id}`, most: 10, windowSeconds: 3_600 })
  checkEmail(email)
  if (email.toLowerCase() === viewer.email.toLowerCase()) {
    throw refuse('email_unchanged', { field: 'email' })
  }
  await prove()
  const holder = await findMemberByEmail(db, brand.id, email)
  if (holder && !brand.settings.discreet) throw emailHeldError(holder)
  const receiver = hashToken(email.toLowerCase())
  await limitRate(ctx, { key: `mail-change-to:${brand.id}:${receiver}`, ...perRecipient })
  await db.transaction(async (tx) => {
    const now = clock.now()
    await deleteLinks(tx, viewer.id, 'change_email')
    if (holder) return
    const token = await insertLink(tx, {
      member: viewer.id,
      email,
      purpose: 'change_email',
      now,
      lifetimeSeconds,
    })
    const link = mailedLink(originOf(config, brand), 'change_email', token)
    await mail.send(tx, {
      brand: brand.id,
      to: email,
      locale: viewer.language,
      email: {
        kind: 'change_email',
        name: viewer.name,
        link,
        ends: secondsAfter(now, lifetimeSeconds).toISOString(),
      },
    })
  })
  if (holder) await tellHolder(ctx, holder)
}

/**
 * Changes the email address by a mailed link, which also verifies it, and notifies the old address. Links sent
 * to the old address stop working, and other sessions end.
 * @returns the new address
 * @throws DomainError link_invalid, email_taken if another account took it meanwhile, account_deleted
 */
export async function changeMail(ctx: Ctx, token: string): Promise<string> {
  const { brand, bus, db, clock, viewer } = ctx
  const change = db.transaction(async (tx) => {
    const link = await consumeLink(tx, token, 'change_email', clock.now())
    const member = link && (await findMember(tx, link.member))
    if (!member || member.brand !== brand.id) throw refuse('link_invalid')
    refuseClosedAccount(member)
    await updateMember(tx, member.id, { email: link.email, mailRefused: null })
    await deleteLinks(tx, member.id, 'reset')
    await deleteLinks(tx, member.id, 'confirm')
    const isOwn = viewer?.id === member.id
    const owner = { bus, brand: brand.id, member: member.id }
    await endSessions(tx, owner, { except: isOwn ? viewer.sessionId : null })
    if (member.confirmedAt) await notifyOldAddress(tx, ctx, member)
    await confirmAddress(tx, ctx, member)
    await bus.publish(tx, { brand: brand.id, member: member.id }, { type: 'user' })
    return link.email
  })
  return change.catch((thrown: unknown) => {
    throw isTaken(thrown) ? refuse('email_taken', { field: 'email' }) : thrown
  })
}

/** Not sent to an address that was never confirmed, since it may be a stranger's. */
const notifyOldAddress = (
  tx: Db,
  { brand, config, mail }: Ctx,
  { email, name, language }: MemberRow,
) =>
  mail.send(tx, {
    brand: brand.id,
    to: email,
    locale: language,
    email: {
      kind: 'email_changed',
      name,
      link: mailedLink(originOf(config, brand), 'email_changed'),
    },
  })
