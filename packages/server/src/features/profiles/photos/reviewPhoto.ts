import { decidedAlready, writeAudit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import { countAttempt, readAttempts } from '../../../platform/throttle/throttle.ts'
import type { PhotoRow } from '../../../tables/index.ts'
import { findMember } from '../../members/index.ts'
import { findPhotoById, savePhotoReview } from './photos.store.ts'

interface PhotoReview<Other extends PhotoRow['status']> {
  readonly photo: string
  /** Status that the reviewer saw. */
  readonly seen: 'pending' | Other
  /** Reason; shown to the owner for a rejection. */
  readonly reason: string
}

/** Approves a photo. @throws DomainError not_found, already_decided when the status is no longer the one seen */
export function approvePhoto(ctx: StaffContext, review: PhotoReview<'rejected'>): Promise<void> {
  return reviewPhoto(ctx, { ...review, status: 'active', act: 'photo.approve' })
}

/** Rejects a photo, also an approved one. @throws DomainError not_found, already_decided */
export function rejectPhoto(ctx: StaffContext, review: PhotoReview<'active'>): Promise<void> {
  return reviewPhoto(ctx, { ...review, status: 'rejected', act: 'photo.reject' })
}

interface ReviewDecision extends PhotoReview<'active' | 'rejected'> {
  readonly status: 'active' | 'rejected'
  readonly act: string
}

const reviewPhoto = (ctx: StaffContext, { photo, seen, reason, status, act }: ReviewDecision) =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now()
    const rejectionReason = status === 'rejected' ? reason : null
    const owner = await savePhotoReview(tx, photo, seen, { status, rejectionReason, reviewed: now })
    if (!owner) throw await reviewError(tx, photo)
    if (status === 'rejected') await countRejection(tx, { owner, now })
    const brand = await notifyOwner(tx, ctx, owner)
    await writeAudit(tx, { brand, actor: ctx.actor, act, subject: `photo:${photo}`, reason, now })
  })

async function reviewError(tx: Db, photo: string) {
  const found = await findPhotoById(tx, photo)
  if (!found) return refuse('not_found', { field: 'photo' })
  const { brand } = found.owner
  return decidedAlready(tx, { brand, subject: `photo:${photo}`, field: 'photo' })
}

/** @returns the owner's brand */
export async function notifyOwner(tx: Db, { bus }: Pick<StaffContext, 'bus'>, owner: string) {
  const member = await findMember(tx, owner)
  if (!member) throw refuse('not_found')
  await bus.publish(tx, { brand: member.brand, member: owner }, { type: 'user' })
  return member.brand
}

/**
 * Limits rejections per member. A rejected photo does not count towards the photo limit and can be deleted, so
 * without this a member could send staff unfit photos endlessly.
 */
const rejectionLimit = { most: 10, windowSeconds: 7 * 86_400 } as const

const rejectionKey = (owner: string) => `photo-rejected:${owner}`

/** Counts a photo of the member that staff rejected. */
const countRejection = (tx: Db, { owner, now }: { readonly owner: string; readonly now: Date }) =>
  countAttempt(tx, rejectionKey(owner), rejectionLimit.windowSeconds, now)

/** @throws DomainError photo_rejections for the rest of the week */
export async function refuseAfterRejections(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  owner: string,
): Promise<void> {
  const tries = await readAttempts(db, rejectionKey(owner), clock.now())
  if (tries && tries.count >= rejectionLimit.most) throw refuse('photo_rejections')
}
