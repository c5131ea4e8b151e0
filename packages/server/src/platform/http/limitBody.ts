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

/** No call but the upload, which has a limit of its own, needs more than a few kilobytes. */
export const limitBody = createMiddleware<Env>((http, next) =>
  http.req.path === calls.uploadPhoto.path ? next() : limit(http, next),
)
