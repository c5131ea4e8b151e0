import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import type { MemberRow } from '../../tables/index.ts'
import { releaseHeldMessages } from '../chat/index.ts'
import { confirmMember, findLink, findMember, insertLink } from '../members/index.ts'
import { sendFirstMessage } from './firstMessage.ts'

const lifetimeSeconds = 7 * 86_400

/** Creates a link that confirms a member's email address. Earlier links keep working. */
export async function createConfirmationLink(
  tx: Db,
  { id: member, email }: Pick<MemberRow, 'id' | 'email'>,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<{ readonly link: string; readonly ends: string }> {
  const token = await insertLink(tx, {
    member,
    email,
    purpose: 'confirm',
    now,
    lifetimeSeconds,
  })
  return {
    link: mailedLink(origin, 'confirm', token),
    ends: secondsAfter(now, lifetimeSeconds).toISOString(),
  }
}

/** Sends the link that confirms a member's address. */
export async function sendConfirmationEmail(tx: Db, ctx: Ctx, member: MemberRow): Promise<void> {
  const { email, name, language } = member
  const now = ctx.clock.now()
  const origin = originOf(ctx.config, ctx.brand)
  const linked = await createConfirmationLink(tx, member, { origin, now })
  await ctx.mail.send(tx, {
    brand: ctx.brand.id,
    to: email,
    locale: language,
    email: { kind: 'confirm', name, ...linked },
  })
}

/** Confirms a member's address and sends the messages that waited for it; does nothing the second time. */
export async function confirmAddress(tx: Db, ctx: Ctx, member: MemberRow): Promise<void> {
  const isFirst = await confirmMember(tx, member.id, ctx.clock.now())
  if (!isFirst) return
  await sendFirstMessage(tx, ctx, member)
  await releaseHeldMessages(tx, ctx, { sender: member.id, heldFor: 'confirmation' })
  await ctx.bus.publish(tx, { brand: ctx.brand.id, member: member.id }, { type: 'user' })
}

/**
 * The address that a followed confirmation link has confirmed.
 * @throws DomainError link_invalid
 */
export async function readConfirmation({ db, brand }: Ctx, token: string): Promise<string> {
  const link = await findLink(db, token, 'confirm')
  const member = link && (await findMember(db, link.member))
  if (member?.brand !== brand.id || !member.confirmedAt || member.email !== link?.email) {
    throw refuse('link_invalid')
  }
  return member.email
}

/**
 * Follows a confirmation link. Following it again is no error, since mail programs prefetch links.
 * @returns whether the account is confirmed now
 */
export async function confirmAddressByLink(ctx: Ctx, token: string): Promise<boolean> {
  const { db, clock, brand } = ctx
  const now = clock.now()
  return db.transaction(async (tx) => {
    const link = await findLink(tx, token, 'confirm')
    const member = link && (await findMember(tx, link.member))
    if (!member || member.brand !== brand.id || member.email !== link.email) return false
    if (member.confirmedAt) return true
    if (link.ends <= now) return false
    await confirmAddress(tx, ctx, member)
    return true
  })
}
