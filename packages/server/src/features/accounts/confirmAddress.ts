import type { Db } from '../../platform/database/Database.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { releaseHeldMessages } from '../chat/index.ts'
import { confirmMember, findLink, findMember } from '../members/index.ts'
import { sendFirstMessage } from './firstMessage.ts'

/** Confirms a member's address and sends the messages that waited for it; does nothing the second time. */
export async function confirmAddress(tx: Db, ctx: Ctx, member: MemberRow): Promise<void> {
  const isFirst = await confirmMember(tx, member.id, ctx.clock.now())
  if (!isFirst) return
  await sendFirstMessage(tx, ctx, member)
  await releaseHeldMessages(tx, ctx, { sender: member.id, heldFor: 'confirmation' })
  await ctx.bus.publish(tx, { brand: ctx.brand.id, member: member.id }, { type: 'user' })
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
