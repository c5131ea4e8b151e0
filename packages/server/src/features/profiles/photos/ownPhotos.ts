import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { limitRate } from '../../../platform/throttle/limitRate.ts'
import type { PhotoRow } from '../../../tables/index.ts'
import { countStep } from '../../figures/index.ts'
import { renderUpload, withStoredFiles } from '../../media/index.ts'
import { photoLimit, reorderPhotos } from './photos.rules.ts'
import {
  activatePendingPhoto,
  deletePhoto,
  insertPhoto,
  listPhotosLocked,
  savePhotoOrder,
} from './photos.store.ts'
import { presentPhoto } from './readPhotos.ts'
import { notifyOwner, refuseAfterRejections } from './reviewPhoto.ts'

/**
 * Adds a photo to the viewer's profile. It is pending until approved; a demo approves it automatically.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken, photo_limit, photo_rejections
 */
export async function addPhoto(ctx: MemberCtx, file: File) {
  const { viewer, db, photoFiles, jobs, config, clock } = ctx
  await limitRate(ctx, { key: `photo:${viewer.id}`, most: 60, windowSeconds: 3_600 })
  await refuseAfterRejections(ctx, viewer.id)
  const { files, ...image } = await renderUpload(file)
  const limit = photoLimit(viewer.paid)
  const id = newId()

  // Files are written before the transaction locks the member's row, so that the lock is short.
  return withStoredFiles(photoFiles, { id, files }, () =>
    db.transaction(async (tx) => {
      const own = await listPhotosLocked(tx, viewer.id)
      if (own.filter(takesPlace).length >= limit) throw refuse('photo_limit', { params: { limit } })
      const photo = await insertPhoto(tx, {
        id,
        member: viewer.id,
        token: newToken(),
        blurredToken: newToken(),
        status: 'pending',
        position: Math.max(-1, ...own.map((photo) => photo.position)) + 1,
        created: clock.now(),
        ...image,
      })
      await countStep(tx, viewer.id, { step: 'with_photo', now: clock.now() })
      if (config.demo)
        await jobs.send(tx, approvalJob, { photo: id }, { afterSeconds: approveAfterSeconds })
      return presentPhoto({ photo, locked: false })
    }),
  )
}

/** Deletes a photo of the viewer and its files; repeating it is no error. */
export async function removePhoto(
  { db, viewer, photoFiles }: MemberCtx,
  id: string,
): Promise<void> {
  if (await deletePhoto(db, viewer.id, id)) await photoFiles.remove(id)
}

/**
 * Makes a photo the first, which is the main one.
 * @throws DomainError not_found for a rejected photo or another member's; nothing changes then
 */
export function chooseMainPhoto({ db, viewer }: MemberCtx, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const own = await listPhotosLocked(tx, viewer.id)
    if (!own.filter(takesPlace).some((photo) => photo.id === id))
      throw refuse('not_found', { field: 'id' })
    await savePhotoOrder(tx, reorderPhotos(own, [id]))
  })
}

/**
 * Puts photos in this order; those that are not named, such as one added on another device meanwhile, follow.
 * @throws DomainError not_found when one is gone or another member's; nothing changes then
 */
export function orderPhotos({ db, viewer }: MemberCtx, ids: readonly string[]): Promise<void> {
  return db.transaction(async (tx) => {
    const own = await listPhotosLocked(tx, viewer.id)
    if (!ids.every((id) => own.some((photo) => photo.id === id)))
      throw refuse('not_found', { field: 'photos' })
    await savePhotoOrder(tx, reorderPhotos(own, ids))
  })
}

/** A rejected photo does not count towards the limit and cannot be the main one. */
const takesPlace = ({ status }: PhotoRow) => status !== 'rejected'

/** A demo has no moderators, so photos are approved automatically after a short pending state. */
export const approvalJob = jobKind('photo-approval', z.object({ photo: z.uuid() }))

const approveAfterSeconds = 3

/** Approves a pending photo and notifies its owner's open pages. */
export function approvePendingPhoto(
  services: Services,
  { photo }: { readonly photo: string },
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const owner = await activatePendingPhoto(tx, photo, services.clock.now())
    if (owner) await notifyOwner(tx, services, owner)
  })
}
