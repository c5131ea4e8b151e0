import type { Db } from '../../platform/database/Database.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { releaseHeldMessages } from '../chat/index.ts'
import { confirmMember } from '../members/index.ts'
import { sendFirstMessage } from './firstMessage.ts'

/** Confirms a member's address and sends what waited for it; does nothing the second time. */
export async function confirmAddress(tx: Db, ctx: Ctx, member: MemberRow): Promise<void> {
  const isFirst = await confirmMember(tx, member.id, ctx.clock.now())
  if (!isFirst) return
  await sendFirstMessage(tx, ctx, member)
  await releaseHeldMessages(ctx, tx, member.id, 'confirmation')
  await ctx.bus.publish(tx, { brand: ctx.brand.id, member: member.id }, { type: 'user' })
}
