import { calls, streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import type { App, Env } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { readUser } from '../accounts/index.ts'
import { addPhoto } from './addPhoto.ts'
import { pictureLimits, tooLarge } from './examinePicture.ts'
import { chooseMainPhoto, removePhoto } from './removePhoto.ts'
import { servePhoto } from './servePhoto.ts'

/** Room for the form around the file. */
const formBytes = 100_000

export function photoRoutes(app: App): void {
  app.use(
    calls.uploadPhoto.path,
    bodyLimit({
      maxSize: pictureLimits.bytes + formBytes,
      onError: () => {
        throw tooLarge()
      },
    }),
  )

  route(app, calls.uploadPhoto, async ({ ctx, file }) => ({ photo: await addPhoto(ctx, file) }))

  route(app, calls.updatePhoto, async ({ ctx, body }) => {
    await chooseMainPhoto(ctx, body.id)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })

  route(app, calls.deletePhoto, async ({ ctx, body }) => {
    await removePhoto(ctx, body.id)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })

  app.use(`${streams.photo}/*`, etag())
  app.get(`${streams.photo}/:token`, (http) => answer(http, 'large'))
  app.get(`${streams.photo}/:token/thumb`, (http) => answer(http, 'thumb'))
}

async function answer(http: Context<Env>, size: 'large' | 'thumb') {
  const format = http.req.header('accept')?.includes('image/webp') ? 'webp' : 'jpeg'
  const bytes = await servePhoto(http.get('ctx'), http.req.param('token') ?? '', size, format)
  return http.body(bytes, 200, {
    'content-type': `image/${format}`,
    'cache-control': 'private, max-age=3600',
    'content-disposition': 'inline',
    vary: 'Accept, Cookie',
  })
}
