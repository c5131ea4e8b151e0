import type { ErrorCode } from '@bouquet/contract'
import * as z from 'zod/mini'

/** `offline`: no response came; `unreadable`: the response is not JSON. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unreadable'

interface Refusal {
  readonly code: ApiErrorCode
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  /** Dotted path of the input that is wrong. */
  readonly field?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** What is wrong with further fields of the same input. */
  readonly others?: readonly ApiError[] | undefined
}

/** Error of an API call. Messages for members are chosen by `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly params: Readonly<Record<string, string | number>>
  readonly others: readonly ApiError[]

  constructor({ code, status, field, params, others }: Refusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.status = status
    this.field = field
    this.params = params ?? {}
    this.others = others ?? []
  }
}

const refusalSchema = z.object({
  code: z.string(),
  field: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** An error response may be of a proxy in front of the server. */
const bodySchema = z.object({
  error: z.extend(refusalSchema, { errors: z.optional(z.array(refusalSchema)) }),
})

/** Parses an error response; a body that is not of the server counts as an internal error. */
export function parseRefusal(status: number, body: unknown): ApiError {
  const { data } = bodySchema.safeParse(body)
  if (!data) {
    return new ApiError({ code: status === 503 ? 'maintenance' : 'general_error', status })
  }
  const { errors = [], ...first } = data.error
  return new ApiError({
    ...first,
    code: codeOf(first),
    status,
    others: errors.map((other) => new ApiError({ ...other, code: codeOf(other), status })),
  })
}

/** A code that is newer than this page has no text of its own, and is shown as an internal error. */
const codeOf = ({ code }: { readonly code: string }) => code as ErrorCode
