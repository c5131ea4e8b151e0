import { staffActions, staffPictures } from '@bouquet/contract/staff'
import { approvePhoto, listPhotos, rejectPhoto } from '../../features/profiles/index.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { defineAction, ok } from './defineAction.ts'

export const photoActions = {
  photos: defineAction(staffActions.photos, async ({ db }, query) =>
    presentPage(await listPhotos(db, query), ({ photo, brand }) => ({
      photo: photo.id,
      brand,
      member: photo.member,
      state: photo.status,
      created: photo.created.toISOString(),
      width: photo.width,
      height: photo.height,
      address: `${staffPictures.photo}?photo=${photo.id}`,
    })),
  ),
  'approve-photo': defineAction(staffActions['approve-photo'], async (ctx, judged) => {
    await approvePhoto(ctx, judged)
    return ok
  }),
  'reject-photo': defineAction(staffActions['reject-photo'], async (ctx, judged) => {
    await rejectPhoto(ctx, judged)
    return ok
  }),
}
