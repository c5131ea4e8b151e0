import type { Confirmation } from '@bouquet/contract'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import type { MemberRow } from '../../tables/index.ts'
import { releaseHeldMessages } from '../chat/index.ts'
import { countStep } from '../figures/index.ts'
import { confirmMember, findLink, findMember, insertLink } from '../members/index.ts'

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
export async function sendConfirmationEmail(
  tx: Db,
  ctx: Pick<Ctx, 'brand' | 'clock' | 'config' | 'mail'>,
  member: MemberRow,
): Promise<void> {
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
  const now = ctx.clock.now()
  const isFirst = await confirmMember(tx, member.id, now)
  if (!isFirst) return
  await countStep(tx, member.id, { step: 'confirmed', now })
  await releaseHeldMessages(tx, ctx, { sender: member.id, heldFor: 'confirmation' })
  await ctx.bus.publish(tx, { brand: ctx.brand.id, member: member.id }, { type: 'user' })
}

/** The member whose address a link confirms or has confirmed. */
async function findMemberOfLink(db: Db, { brand, clock }: Ctx, token: string): Promise<MemberRow> {
  const link = await findLink(db, token, 'confirm')
  const member = link && (await findMember(db, link.member))
  if (member?.brand !== brand.id || member.email !== link?.email) throw refuse('link_invalid')
  if (!member.confirmedAt && link.ends <= clock.now()) throw refuse('link_invalid')
  return member
}

/**
 * The address that a confirmation link is for, and whether it is confirmed.
 * @throws DomainError link_invalid
 */
export async function readConfirmation(ctx: Ctx, token: string): Promise<Confirmation> {
  const { email, confirmedAt } = await findMemberOfLink(ctx.db, ctx, token)
  return { email, is_confirmed: confirmedAt !== null }
}

/**
 * Confirms an address by its link. Doing it again is no error: people press twice.
 * @throws DomainError link_invalid
 */
export function confirmAddressByLink(ctx: Ctx, token: string): Promise<Confirmation> {
  return ctx.db.transaction(async (tx) => {
    const member = await findMemberOfLink(tx, ctx, token)
    await confirmAddress(tx, ctx, member)
    return { email: member.email, is_confirmed: true }
  })
}
