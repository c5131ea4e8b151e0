import { deskActs, deskPictures } from '@bouquet/contract/desk'
import { approvePhoto, listPending, rejectPhoto } from '../../features/photos/index.ts'
import { act, ok } from '../act.ts'

export const photoActs = {
  photos: act(deskActs.photos, async ({ db }, _, { brand }) => ({
    photos: (await listPending(db, brand)).map(({ photo }) => ({
      photo: photo.id,
      member: photo.member,
      created: photo.created.toISOString(),
      width: photo.width,
      height: photo.height,
      address: `${deskPictures.photo}?photo=${photo.id}`,
    })),
  })),
  'approve-photo': act(deskActs['approve-photo'], async (services, staff, judged) => {
    await approvePhoto(services, staff, judged)
    return ok
  }),
  'reject-photo': act(deskActs['reject-photo'], async (services, staff, judged) => {
    await rejectPhoto(services, staff, judged)
    return ok
  }),
}
