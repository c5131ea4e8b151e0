import { deskActs, deskPictures } from '@bouquet/contract/staff'
import { approvePhoto, listPhotos, rejectPhoto } from '../../features/profiles/index.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { act, ok } from './act.ts'

export const photoActs = {
  photos: act(deskActs.photos, async ({ db }, _, query) =>
    presentPage(await listPhotos(db, query), ({ photo, brand }) => ({
      photo: photo.id,
      brand,
      member: photo.member,
      state: photo.status,
      created: photo.created.toISOString(),
      width: photo.width,
      height: photo.height,
      address: `${deskPictures.photo}?photo=${photo.id}`,
    })),
  ),
  'approve-photo': act(deskActs['approve-photo'], async (services, staff, judged) => {
    await approvePhoto(services, staff, judged)
    return ok
  }),
  'reject-photo': act(deskActs['reject-photo'], async (services, staff, judged) => {
    await rejectPhoto(services, staff, judged)
    return ok
  }),
}
