import type { BodyOf, CallName, Calls, QueryOf, ResponseOf } from '@bouquet/contract'

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: never }
  : { [K in Key]: Value }

type CallInput<N extends CallName> = Part<'query', QueryOf<Calls[N]>> &
  Part<'body', BodyOf<Calls[N]>> & { signal?: AbortSignal }

/** Input of a call: query and body from the contract, and an abort signal. */
export type Input<N extends CallName> = [QueryOf<Calls[N]>, BodyOf<Calls[N]>] extends [
  undefined,
  undefined,
]
  ? [input?: CallInput<N>]
  : [input: CallInput<N>]

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
