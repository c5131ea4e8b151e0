import type { Db } from '../../../platform/database/Database.ts'
import type { Ctx, Viewer } from '../../../platform/http/Ctx.ts'
import type { PhotoRow } from '../../../tables/index.ts'
import { arrangePhotos, seatOf } from './photos.rules.ts'
import { findById, findPhotosOf } from './photos.store.ts'
import { type PresentedPhoto, presentPhoto } from './presentPhoto.ts'

/** A member's own photos, the main one first, pending ones among them. */
export async function ownPhotos(db: Db, owner: string): Promise<PresentedPhoto[]> {
  const rows = await findPhotosOf(db, [owner])
  return arrangePhotos(rows, 'owner').map(presentPhoto)
}

/** The photos of several members as the viewer may see them, each list with the main photo first. */
export async function photosFor(
  db: Db,
  viewer: Viewer | null,
  owners: readonly string[],
): Promise<Map<string, PresentedPhoto[]>> {
  const byOwner = Map.groupBy(await findPhotosOf(db, owners), ({ member }: PhotoRow) => member)
  return new Map(
    owners.map((owner) => [
      owner,
      arrangePhotos(byOwner.get(owner) ?? [], seatOf(viewer, owner)).map(presentPhoto),
    ]),
  )
}

/** A photo on a profile that the viewer may look at, locked or not. */
export async function findShownPhoto(
  { brand, db, viewer }: Pick<Ctx, 'brand' | 'db' | 'viewer'>,
  id: string,
): Promise<PhotoRow | undefined> {
  const found = await findById(db, id)
  if (!found || found.owner.brand !== brand.id || found.owner.profileStatus !== 'active') return
  return found.photo.status === 'active' && found.owner.id !== viewer?.id ? found.photo : undefined
}
