import type { Call } from '@bouquet/contract'
import type { Context } from 'hono'
import type { z } from 'zod'
import { refuse } from '../errors/DomainError.ts'
import { limitRequests } from '../throttle/limitRequests.ts'
import type { App, Env } from './App.ts'
import type { Ctx, MemberCtx } from './Ctx.ts'
import { describeCall } from './describeCall.ts'
import { readBody, readFile, readInput } from './readInput.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** Staff calls are served by the desk, which checks its own cookie. */
type OpenCall = Call & { readonly access: 'visitor' | 'member' }

/** The input of a handler: parsed by the call's schemas, from someone who may make the call. */
interface HandlerInput<C extends Call> {
  readonly ctx: C['access'] extends 'member' ? MemberCtx : Ctx
  readonly query: C extends { query: infer Q } ? Parsed<Q> : undefined
  readonly body: C extends { body: infer B } ? Parsed<B> : undefined
  /** The uploaded file of a call with `upload`. */
  readonly file: C extends { upload: true } ? File : undefined
  /** For cookies and headers; rarely needed. */
  readonly http: Context<Env>
}

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<z.input<C['response']>>

/**
 * Serves a call of the contract and adds it to the OpenAPI document. Input is checked before the handler
 * runs (`invalid_input` with the field), access too (`authentication_required`), and what the handler
 * returns is checked against the schema of the response, which also drops whatever the schema does not name. Members may change more in a minute than any person does, but
 * not without end (`too_many_requests`).
 *
 * `route(app, calls.like, async ({ ctx, body }) => …)`
 */
export function route<C extends OpenCall>(app: App, call: C, handler: Handler<C>): void {
  if (!call.variant) app.openAPIRegistry.registerPath(describeCall(call))
  app.on(call.method, call.path, async (http, next) => {
    if (!isMeant(call, http)) return next()
    const ctx = http.get('ctx')
    if (call.access === 'member' && !ctx.viewer) throw refuse('authentication_required')
    if (call.method !== 'GET' && ctx.viewer)
      await limitRequests(ctx, { kind: 'changes', member: ctx.viewer.id })
    const response = await handler(await readHandlerInput<C>(call, http))
    return http.json(call.response.parse(response))
  })
}

const isMeant = ({ variant = {} }: Call, http: Context<Env>) =>
  Object.entries(variant).every(([name, value]) => http.req.query(name) === value)

/** Parses a request into the input of the call's handler. */
async function readHandlerInput<C extends Call>(
  call: C,
  http: Context<Env>,
): Promise<HandlerInput<C>> {
  const input = {
    ctx: http.get('ctx'),
    query: call.query && readInput(call.query, http.req.query()),
    body: call.body && readInput(call.body, await readBody(http)),
    file: call.upload && (await readFile(http)),
    http,
  }
  return input as HandlerInput<C>
}
