import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Ctx } from './Ctx.ts'

export interface Env {
  /** The connection; missing for requests made inside the program. */
  Bindings: Partial<HttpBindings>
  Variables: { ctx: Ctx; requestId: string }
}

export type App = OpenAPIHono<Env>
