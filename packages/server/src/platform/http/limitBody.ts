import { calls } from '@bouquet/contract'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from './App.ts'

const limit = bodyLimit({
  maxSize: 256_000,
  onError: () => {
    throw refuse('invalid_input')
  },
})

const uploads: readonly string[] = [calls.uploadPhoto.path, calls.sendChatPhoto.path]

/** No call but the uploads, which have a limit of their own, needs more than a few kilobytes. */
export const limitBody = createMiddleware<Env>((http, next) =>
  uploads.includes(http.req.path) ? next() : limit(http, next),
)
