import { memberIdSchema } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { reachMember } from '../people/index.ts'
import { findLike, insertLike } from './likes.store.ts'

/**
 * Likes a member, once; a repeat changes nothing. The other hears of it at once.
 * @returns whether both like each other now
 * @throws DomainError not_found, blocked_by
 */
export async function like(ctx: MemberCtx, profile: string): Promise<{ match: boolean }> {
  const { db, viewer, bus, clock, brand } = ctx
  await limitRate(ctx, { key: `like:${viewer.id}`, most: 300, windowSeconds: 3_600 })
  const other = await reachMember(ctx, profile)
  return db.transaction(async (tx) => {
    const isNew = await insertLike(tx, viewer.id, other.id, clock.now())
    if (isNew && viewer.profileStatus === 'active') {
      const event = { type: 'like', profile: memberIdSchema.parse(viewer.id) } as const
      await bus.publish(tx, { brand: brand.id, member: other.id }, event)
    }
    return { match: await findLike(tx, other.id, viewer.id) }
  })
}
