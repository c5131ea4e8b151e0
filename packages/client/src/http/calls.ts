import type { BodyOf, Call, CallName, Calls, QueryOf, ResponseOf } from '@bouquet/contract'

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: never }
  : { [K in Key]: Value }

type CallInput<C extends Call> = Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & { signal?: AbortSignal }

/** Input of a call: query and body, and an abort signal; may be left out by a call that has neither. */
export type InputOf<C extends Call> = [QueryOf<C>, BodyOf<C>] extends [undefined, undefined]
  ? [input?: CallInput<C>]
  : [input: CallInput<C>]

/** Input of a call of the members area. */
export type Input<N extends CallName> = InputOf<Calls[N]>

/** What a call returns, as the server's schema of it says. */
export type ResponseData<N extends CallName> = ResponseOf<Calls[N]>

export type UploadName = {
  [N in CallName]: Calls[N] extends { upload: true } ? N : never
}[CallName]

interface UntypedInput {
  readonly query?: object | undefined
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** Converts the typed input of a call into request options; undefined values are omitted. */
export function parseRequest({ query, body, signal }: UntypedInput = {}) {
  const searchParams = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  return {
    ...(searchParams.size > 0 && { searchParams }),
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
  }
}
