import { memberIdSchema } from '@bouquet/contract/schemas'
import type { Db } from '../../platform/database/Database.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { countAttempt } from '../../platform/throttle/throttle.ts'
import { requireVisibleMember } from '../profiles/index.ts'
import { hasLiked, insertLike } from './likes.store.ts'

/**
 * Likes a member; a repeat changes nothing. The other member is notified.
 * @returns whether both like each other now
 * @throws DomainError not_found, blocked_by
 */
export async function likeMember(ctx: MemberCtx, profile: string): Promise<{ match: boolean }> {
  await limitRate(ctx, { key: `like:${ctx.viewer.id}`, most: 300, windowSeconds: 3_600 })
  const other = await requireVisibleMember(ctx, profile)
  return ctx.db.transaction((tx) => addLike(tx, ctx, other.id))
}

/**
 * Adds a like within the caller's transaction; the caller has checked that the member can be
 * reached.
 */
export async function addLike(
  tx: Db,
  { brand, bus, clock, viewer }: MemberCtx,
  other: string,
): Promise<{ match: boolean }> {
  const isNew = await insertLike(tx, viewer.id, other, clock.now())
  if (
    isNew &&
    viewer.profileStatus === 'active' &&
    (await isFirstToday(tx, viewer.id, other, clock.now()))
  ) {
    const event = { type: 'like', profile: memberIdSchema.parse(viewer.id) } as const
    await bus.publish(tx, { brand: brand.id, member: other }, event)
  }
  return { match: await hasLiked(tx, other, viewer.id) }
}

/** Whoever likes, takes it back and likes again is announced once. */
async function isFirstToday(tx: Db, liker: string, liked: string, now: Date): Promise<boolean> {
  const { count } = await countAttempt(tx, `like-news:${liker}:${liked}`, 86_400, now)
  return count === 1
}
