import { type ErrorCode, errorBodySchema } from '@bouquet/contract'

/** `offline`: no answer came; `unreadable`: the answer does not fit the contract. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unreadable'

interface Refusal {
  readonly code: ApiErrorCode
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** Dotted path of the input that is wrong. */
  readonly field?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** Error of an API call. Messages for members are chosen by `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly params: Readonly<Record<string, string | number>>

  constructor({ code, status, field, params }: Refusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.status = status
    this.field = field
    this.params = params ?? {}
  }
}

/** Parses an error response; an unknown body counts as an internal error. */
export function parseRefusal(status: number, body: unknown): ApiError {
  const parsed = errorBodySchema.safeParse(body)
  return parsed.success
    ? new ApiError({ ...parsed.data.error, status })
    : new ApiError({ code: status === 503 ? 'maintenance' : 'general_error', status })
}
