import { decidedAlready } from '../../../platform/audit/decidedAlready.ts'
import { writeAudit } from '../../../platform/audit/writeAudit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../../platform/http/Ctx.ts'
import type { PhotoRow } from '../../../tables/index.ts'
import { findMember } from '../../members/index.ts'
import { ensureMainPhoto, findPhotoById, savePhotoReview } from './photos.store.ts'
import { countRejection } from './rejections.ts'

interface PhotoReview<Other extends PhotoRow['status']> {
  readonly photo: string
  /** Status that the reviewer saw. */
  readonly seen: 'pending' | Other
  /** Reason; shown to the owner for a rejection. */
  readonly reason: string
}

/** Approves a photo. @throws DomainError not_found, already_decided when the status is no longer the one seen */
export const approvePhoto = (ctx: StaffContext, review: PhotoReview<'rejected'>): Promise<void> =>
  reviewPhoto(ctx, { ...review, status: 'active', act: 'photo.approve' })

/** Rejects a photo, also an approved one. @throws DomainError not_found, already_decided */
export const rejectPhoto = (ctx: StaffContext, review: PhotoReview<'active'>): Promise<void> =>
  reviewPhoto(ctx, { ...review, status: 'rejected', act: 'photo.reject' })

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
    await ensureMainPhoto(tx, owner)
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
