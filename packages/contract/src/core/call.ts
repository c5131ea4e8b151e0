import { z } from 'zod'
import type { Access } from './access.ts'
import type { Feature } from './features.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the API. The server's route, the client's function and the
 * OpenAPI document are derived from it.
 */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Groups the calls in the OpenAPI document. */
  readonly feature: Feature
  readonly method: Method
  readonly path: `/api/${string}`
  /** Distinguishes calls with the same method and path by values in the query. */
  readonly variant?: Readonly<Record<string, string>>
  readonly purpose: string
  readonly access: Access
  /** Whether it is idempotent, so that a client may retry it after a lost response. */
  readonly repeatable: boolean
  readonly query?: Query
  /** Headers that a client may send and the server ignores; only documented. */
  readonly headers?: z.ZodObject
  /** A JSON body; absent for calls without one and for uploads. */
  readonly body?: Body
  /** The body is multipart with one field `file`. */
  readonly upload?: true
  readonly answer: Answer
}

/** Makes the definitions of a feature's calls; keeps the literal types of their schemas. */
export const callOf =
  <const F extends Feature>(feature: F) =>
  <const Definition extends Omit<Call, 'feature'>>(definition: Definition) => ({
    ...definition,
    feature,
  })

export type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined

export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined

export type AnswerOf<C extends Call> = z.output<C['answer']>

/** Answer of a call that has nothing to return. */
export const done = z.object({ ok: z.literal(true) })
