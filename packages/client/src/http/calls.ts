import { type AnswerOf, type BodyOf, type CallName, calls, type QueryOf } from '@bouquet/contract'
import { ApiError } from './ApiError.ts'

type CallOf<N extends CallName> = (typeof calls)[N]
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: never }
  : { [K in Key]: Value }

type CallInput<N extends CallName> = Part<'query', QueryOf<CallOf<N>>> &
  Part<'body', BodyOf<CallOf<N>>> & { signal?: AbortSignal }

/** Input of a call: query and body from the contract, and an abort signal. */
export type Input<N extends CallName> = [QueryOf<CallOf<N>>, BodyOf<CallOf<N>>] extends [
  undefined,
  undefined,
]
  ? [input?: CallInput<N>]
  : [input: CallInput<N>]

export type Answer<N extends CallName> = AnswerOf<CallOf<N>>

export type UploadName = {
  [N in CallName]: CallOf<N> extends { upload: true } ? N : never
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

/** Validates a response against the contract. */
export function parseAnswer<N extends CallName>(name: N, body: unknown): Answer<N> {
  const parsed = calls[name].answer.safeParse(body)
  if (!parsed.success) {
    throw new ApiError({ code: 'unreadable', status: 200 }, { cause: parsed.error })
  }
  return parsed.data as Answer<N>
}
