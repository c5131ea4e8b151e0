import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Ctx } from './Ctx.ts'

export interface Env {
  /** The connection, except for a request that is made inside the program. */
  Bindings: Partial<HttpBindings>
  Variables: { ctx: Ctx; requestId: string }
}

export type App = OpenAPIHono<Env>
