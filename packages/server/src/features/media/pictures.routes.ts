import { streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { acceptedFormats, type PictureSize } from './pictures.rules.ts'
import { type FindPicture, servePicture } from './servePicture.ts'

/** Path of a photo; tokens consist of these characters. */
const address = `${streams.photo}/:token{[\\w-]+}`

/** Serves the photos of all features under one path. */
export function pictureRoutes(app: App, finders: readonly FindPicture[]): void {
  const find = async (ctx: Ctx, token: string) => {
    for (const finder of finders) {
      const found = await finder(ctx, token)
      if (found) return found
    }
    throw refuse('not_found')
  }

  /**
   * Browsers may cache a photo but must revalidate each time, since access can end; a 304 has no
   * body.
   */
  const respond = async (http: Context<Env>, size: PictureSize) => {
    const ctx = http.get('ctx')
    const formats = acceptedFormats(http.req.header('accept'))
    const has = (http.req.header('if-none-match') ?? '').split(',').map(withoutWeakMark)
    const found = await find(ctx, http.req.param('token') ?? '')
    const { bytes, format, tag } = await servePicture(ctx, found, {
      size,
      formats,
      cachedTags: has,
    })
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

  app.get(address, (http) => respond(http, 'large'))
  app.get(`${address}/match`, (http) => respond(http, 'match'))
  app.get(`${address}/thumb`, (http) => respond(http, 'thumb'))
}

/** Compressing proxies mark the tag as weak. */
const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '')
