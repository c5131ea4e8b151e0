import { constants, type swipeSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { lockMember } from '../../members/index.ts'
import { findCandidates, presentCards, requireVisibleMember } from '../../profiles/index.ts'
import { addLike } from '../likeMember.ts'
import { hasLiked } from '../likes.store.ts'
import { readLikeAllowance } from './likeAllowance.ts'
import {
  deleteSwipe,
  findLatestSwipe,
  findSwipe,
  saveSwipe,
  undecidedConditions,
} from './swipe.store.ts'

const deckSize = 10

/** The next profiles of the swipe game and today's remaining likes. */
export async function readSwipeGame(ctx: MemberCtx) {
  const { shown } = await readLikeAllowance(ctx.db, ctx)
  const people = await findCandidates(ctx, undecidedConditions(ctx.viewer.id), deckSize)
  return { ...shown, profiles: await presentCards(ctx, people) }
}

/**
 * Likes or skips a member. Repeating a decision changes nothing and costs no like. Skipping a
 * member who is already liked does not remove the like.
 * @throws DomainError swipe_limit, not_found, blocked_by
 */
export async function swipeMember(
  ctx: MemberCtx,
  { profile, decision }: z.output<typeof swipeSchema>,
) {
  const { clock, db, viewer } = ctx
  return db.transaction(async (tx) => {
    // Concurrent likes must not share the last one.
    const { timeZone } = await lockMember(tx, viewer.id)
    const other = await requireVisibleMember({ ...ctx, db: tx }, profile)
    const earlier = await findSwipe(tx, viewer.id, other.id)
    if (!earlier || (earlier.decision === 'skip' && decision === 'like')) {
      const { day, shown } = await readLikeAllowance(tx, ctx, timeZone)
      if (decision === 'like' && shown.likes_left === 0) {
        throw refuse('swipe_limit', { params: { limit: constants.swipe.likesPerDay } })
      }
      const row = { member: viewer.id, profile: other.id, decision, day, created: clock.now() }
      await saveSwipe(tx, row)
    }
    const { match } =
      decision === 'like'
        ? await addLike(tx, ctx, other.id)
        : { match: await isMatch(ctx, tx, other.id) }
    return { ...(await readLikeAllowance(tx, ctx, timeZone)).shown, match }
  })
}

const isMatch = async ({ viewer }: MemberCtx, tx: MemberCtx['db'], other: string) =>
  (await hasLiked(tx, viewer.id, other)) && (await hasLiked(tx, other, viewer.id))

/**
 * Undoes the latest decision if it was a skip.
 * @throws DomainError nothing_to_undo
 */
export async function undoSwipe(ctx: MemberCtx) {
  const { db, viewer } = ctx
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const latest = await findLatestSwipe(tx, viewer.id)
    if (latest?.decision !== 'skip') throw refuse('nothing_to_undo')
    const inside = { ...ctx, db: tx }
    const other = await requireVisibleMember(inside, latest.profile)
    await deleteSwipe(tx, viewer.id, latest.profile)
    const [profile] = await presentCards(inside, [other])
    if (!profile) throw refuse('nothing_to_undo')
    return { ...(await readLikeAllowance(tx, ctx)).shown, profile }
  })
}
