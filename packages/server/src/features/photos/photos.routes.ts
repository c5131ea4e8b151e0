import { calls, streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import type { App, Env } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { readUser } from '../accounts/index.ts'
import { addPhoto } from './addPhoto.ts'
import { pictureLimits, tooLarge } from './examinePicture.ts'
import { formatsFor, type PictureSize } from './pictureForms.ts'
import { chooseMainPhoto, removePhoto } from './removePhoto.ts'
import { servePhoto } from './servePhoto.ts'

/** Room for the form around the file. */
const formBytes = 100_000

/** A picture's address; a token has these signs alone. */
const addressed = `${streams.photo}/:token{[\\w-]+}`

export function photoRoutes(app: App): void {
  for (const { path } of [calls.uploadPhoto, calls.sendChatPhoto]) {
    app.use(path, bodyLimit({ maxSize: pictureLimits.bytes + formBytes, onError: refuseLarge }))
  }

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
  app.get(addressed, (http) => answer(http, 'large'))
  app.get(`${addressed}/match`, (http) => answer(http, 'match'))
  app.get(`${addressed}/thumb`, (http) => answer(http, 'thumb'))
}

const refuseLarge = () => {
  throw tooLarge()
}

async function answer(http: Context<Env>, size: PictureSize) {
  const formats = formatsFor(http.req.header('accept'))
  const token = http.req.param('token') ?? ''
  const { bytes, format } = await servePhoto(http.get('ctx'), token, { size, formats })
  return http.body(bytes, 200, {
    'content-type': `image/${format}`,
    'cache-control': 'private, max-age=300',
    'content-disposition': 'inline',
    vary: 'Accept, Cookie',
  })
}
