import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { limitPictureUpload } from '../media/index.ts'
import { addPhoto, chooseMainPhoto, orderPhotos, removePhoto } from './photos/ownPhotos.ts'
import { readUser } from './presentUser.ts'
import { updateProfile } from './updateProfile.ts'

export function profileRoutes(app: App): void {
  route(app, calls.updateProfile, async ({ ctx, body }) => {
    await updateProfile(ctx, body)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })
}

export function photoRoutes(app: App): void {
  app.use(calls.uploadPhoto.path, limitPictureUpload)
  route(app, calls.uploadPhoto, async ({ ctx, file }) => ({ photo: await addPhoto(ctx, file) }))

  route(app, calls.updatePhoto, async ({ ctx, body }) => {
    await chooseMainPhoto(ctx, body.id)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })

  route(app, calls.orderPhotos, async ({ ctx, body }) => {
    await orderPhotos(ctx, body.photos)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })

  route(app, calls.deletePhoto, async ({ ctx, body }) => {
    await removePhoto(ctx, body.id)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })
}
