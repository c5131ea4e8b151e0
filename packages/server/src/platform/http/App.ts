import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Ctx } from './Ctx.ts'

export interface Env {
  /** The connection; missing for requests made inside the program. */
  Bindings: Partial<HttpBindings>
  Variables: {
    ctx: Ctx
    requestId: string
    sentFile?: SentFile
    /** Whether the request is for the host of the desk, which has no brand of its own. */
    isDeskHost?: boolean
    /** Id of the member of staff who is logged in, once the desk has looked. */
    staff?: string
  }
}

/** The file of a site that a response sends. */
export interface SentFile {
  readonly path: string
  readonly encoding: string | undefined
  /** For a page: the file with its security policy. */
  readonly policyPath: string | undefined
  /** Where files would have been used instead, had they existed. */
  readonly absent: readonly string[]
}

export type App = OpenAPIHono<Env>
