import { decidedAlready } from '../../../platform/audit/decidedAlready.ts'
import { type Staff, writeAudit } from '../../../platform/audit/writeAudit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
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
export const approvePhoto = (
  services: Services,
  staff: Staff,
  review: PhotoReview<'rejected'>,
): Promise<void> =>
  reviewPhoto(services, staff, { ...review, status: 'active', act: 'photo.approve' })

/** Rejects a photo, also an approved one. @throws DomainError not_found, already_decided */
export const rejectPhoto = (
  services: Services,
  staff: Staff,
  judged: PhotoReview<'active'>,
): Promise<void> =>
  reviewPhoto(services, staff, { ...judged, status: 'rejected', act: 'photo.reject' })

interface ReviewDecision extends PhotoReview<'active' | 'rejected'> {
  readonly status: 'active' | 'rejected'
  readonly act: string
}

const reviewPhoto = (
  services: Services,
  { actor }: Staff,
  { photo, seen, reason, status, act }: ReviewDecision,
) =>
  services.db.transaction(async (tx) => {
    const now = services.clock.now()
    const rejection = status === 'rejected' ? reason : null
    const owner = await savePhotoReview(tx, photo, seen, { status, rejection, judged: now })
    if (!owner) throw await reviewError(tx, photo)
    if (status === 'rejected') await countRejection(tx, owner, now)
    await ensureMainPhoto(tx, owner)
    const brand = await notifyOwner(services, tx, owner)
    await writeAudit(tx, { brand, actor, act, subject: `photo:${photo}`, reason, now })
  })

async function reviewError(tx: Db, photo: string) {
  const found = await findPhotoById(tx, photo)
  if (!found) return refuse('not_found', { field: 'photo' })
  const { brand } = found.owner
  return decidedAlready(tx, { brand, subject: `photo:${photo}`, field: 'photo' })
}

/** @returns the owner's brand */
export async function notifyOwner({ bus }: Pick<Services, 'bus'>, tx: Db, owner: string) {
  const member = await findMember(tx, owner)
  if (!member) throw refuse('not_found')
  await bus.publish(tx, { brand: member.brand, member: owner }, { type: 'user' })
  return member.brand
}
