import { formPages } from '@bouquet/contract/drawing'
import type { Handler } from 'hono'
import type { Env } from './App.ts'

const forms: readonly string[] = formPages

/** Pages and files are only read. */
export const refuseMethod: Handler<Env> = (http) =>
  http.text('Method not allowed', 405, {
    allow: forms.includes(http.req.path) ? 'GET, HEAD, POST' : 'GET, HEAD',
    'cache-control': 'no-store',
  })
