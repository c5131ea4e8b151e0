import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Ctx } from './Ctx.ts'

export interface Env {
  Variables: { ctx: Ctx; requestId: string }
}

export type App = OpenAPIHono<Env>
