import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import { limitRate } from '../../../platform/throttle/limitRate.ts'
import { renderUpload, withStoredFiles } from '../../media/index.ts'
import { approvalJob, approveAfterSeconds } from './approval.ts'
import { photoLimit } from './photos.rules.ts'
import { countPhotosLocked, insertPhoto } from './photos.store.ts'
import { presentPhoto } from './readPhotos.ts'
import { refuseAfterRejections } from './rejections.ts'

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
      const count = await countPhotosLocked(tx, viewer.id)
      if (count >= limit) throw refuse('photo_limit', { params: { limit } })
      const photo = await insertPhoto(tx, {
        id,
        member: viewer.id,
        token: newToken(),
        blurredToken: newToken(),
        status: 'pending',
        main: count === 0,
        created: clock.now(),
        ...image,
      })
      if (config.demo)
        await jobs.send(tx, approvalJob, { photo: id }, { afterSeconds: approveAfterSeconds })
      return presentPhoto({ photo, locked: false })
    }),
  )
}
