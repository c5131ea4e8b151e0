import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { deletePhoto, ensureMainPhoto, setMainPhoto } from './photos.store.ts'

/** Deletes a photo of the viewer and its files; repeating it is no error. */
export async function removePhoto(
  { db, viewer, photoFiles }: MemberCtx,
  id: string,
): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    const gone = await deletePhoto(tx, viewer.id, id)
    if (gone) await ensureMainPhoto(tx, viewer.id)
    return gone
  })
  if (removed) await photoFiles.remove(id)
}

/** @throws DomainError not_found for another member's photo; nothing changes then */
export const chooseMainPhoto = ({ db, viewer }: MemberCtx, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await setMainPhoto(tx, viewer.id, id))) throw refuse('not_found', { field: 'id' })
  })
