import { calls } from '@bouquet/contract'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from './App.ts'

const most = 256_000

const limit = bodyLimit({
  maxSize: most,
  onError: () => {
    throw refuse('invalid_input')
  },
})

const uploads: readonly string[] = [calls.uploadPhoto.path, calls.sendChatPhoto.path]

/** Whether a path takes a file, which has limits of its own. */
export const isUpload = (path: string): boolean => uploads.includes(path)

/** Node reads no more than the declared length, so such a body needs no counting. */
function isShort({ req }: Context): boolean {
  const length = req.header('content-length')
  return length !== undefined && Number(length) <= most && !req.header('transfer-encoding')
}

/** No call but the uploads, which have a limit of their own, needs more than a few kilobytes. */
export const limitBody = createMiddleware<Env>((http, next) =>
  isShort(http) || isUpload(http.req.path) ? next() : limit(http, next),
)
