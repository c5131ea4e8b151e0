import { calls, streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { App, Env } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { readUser } from '../accounts/index.ts'
import { addPhoto } from './addPhoto.ts'
import { formatsFor, type PictureSize } from './pictureForms.ts'
import { pictureLimits, tooLarge } from './pictureLimits.ts'
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

  app.get(addressed, (http) => answer(http, 'large'))
  app.get(`${addressed}/match`, (http) => answer(http, 'match'))
  app.get(`${addressed}/thumb`, (http) => answer(http, 'thumb'))
}

const refuseLarge = () => {
  throw tooLarge()
}

/** A browser may keep a picture but asks each time whether it may still show it; then 304 costs no bytes. */
async function answer(http: Context<Env>, size: PictureSize) {
  const formats = formatsFor(http.req.header('accept'))
  const has = (http.req.header('if-none-match') ?? '').split(',').map(bare)
  const token = http.req.param('token') ?? ''
  const { bytes, format, tag } = await servePhoto(http.get('ctx'), token, { size, formats, has })
  const headers = {
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'Accept, Cookie',
  }
  if (!bytes) return http.body(null, 304, headers)
  return http.body(bytes, 200, {
    ...headers,
    'content-type': `image/${format}`,
    'content-disposition': 'inline',
  })
}

/** A proxy that compresses marks a tag as weak. */
const bare = (tag: string) => tag.trim().replace(/^W\//, '')
