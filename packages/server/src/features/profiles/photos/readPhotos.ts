import { streams } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import type { Ctx, Viewer } from '../../../platform/http/Ctx.ts'
import type { PhotoRow } from '../../../tables/index.ts'
import type { FindPicture } from '../../media/index.ts'
import { isBlocked, isShared, isVisibleTo } from '../../members/index.ts'
import { type ArrangedPhoto, arrangePhotos, viewerRoleOf } from './photos.rules.ts'
import { findPhotoById, findPhotoByToken, listPhotosOf } from './photos.store.ts'

/** A member's own photos with pending ones, in their order; the first is the main one. */
export async function readOwnPhotos(db: Db, owner: string): Promise<PresentedPhoto[]> {
  const rows = await listPhotosOf(db, [owner])
  return arrangePhotos(rows, 'owner').map(presentPhoto)
}

/** Photos of several members as the viewer may see them, each list in its owner's order. */
export async function readVisiblePhotos(
  db: Db,
  viewer: Viewer | null,
  owners: readonly string[],
): Promise<Map<string, PresentedPhoto[]>> {
  const byOwner = Map.groupBy(await listPhotosOf(db, owners), ({ member }: PhotoRow) => member)
  return new Map(
    owners.map((owner) => [
      owner,
      arrangePhotos(byOwner.get(owner) ?? [], viewerRoleOf(viewer, owner)).map(presentPhoto),
    ]),
  )
}

/** A photo on a profile that the viewer may look at, locked or not. */
export async function findVisiblePhoto(
  ctx: Pick<Ctx, 'brand' | 'brands' | 'db' | 'viewer'>,
  id: string,
): Promise<PhotoRow | undefined> {
  const { brand, db, viewer } = ctx
  const found = await findPhotoById(db, id)
  if (found?.owner.profileStatus !== 'active' || found.photo.status !== 'active') return
  if (found.owner.brand !== brand.id && !(await isShared(ctx, found.owner))) return
  return found.owner.id === viewer?.id ? undefined : found.photo
}

/** A photo for one viewer; a locked one has the URL of its blurred version. */
export function presentPhoto({ photo, locked }: ArrangedPhoto) {
  const filename = `${streams.photo}/${locked ? photo.blurredToken : photo.token}`
  return {
    id: photo.id,
    filename,
    thumb_filename: `${filename}/thumb`,
    status: photo.status,
    width: photo.width,
    height: photo.height,
    thumbhash: Buffer.from(photo.thumbhash).toString('base64'),
    locked,
    ...(photo.status === 'rejected' &&
      photo.rejectionReason !== null && { rejection_reason: photo.rejectionReason }),
  }
}

export type PresentedPhoto = ReturnType<typeof presentPhoto>

/**
 * Finds the profile photo behind a URL. A URL that was visible before yields nothing once the viewer may no
 * longer see the photo.
 */
export const findProfilePicture: FindPicture = async (ctx, token) => {
  const { brand, db, viewer } = ctx
  const found = await findPhotoByToken(db, token)
  if (!found) return
  const { photo, owner } = found
  if (owner.brand !== brand.id && !(await isShared(ctx, owner))) return
  const role = viewerRoleOf(viewer, owner.id)
  if (role !== 'owner' && owner.profileStatus !== 'active') return
  if (!(await isVisibleTo(db, owner, viewer?.id ?? null))) return
  if (viewer && (await isBlocked(db, viewer.id, owner.id))) return
  const arrangedPhoto = arrangePhotos(await listPhotosOf(db, [owner.id]), role).find(
    (arranged) => arranged.photo.id === photo.id,
  )
  const isClear = photo.token === token
  return arrangedPhoto && !(isClear && arrangedPhoto.locked) ? { id: photo.id, isClear } : undefined
}
