import type { ErrorCode } from '@bouquet/contract'

export type ErrorParams = Readonly<Record<string, string | number>>

interface Details {
  /** Values that the member's text needs, such as the minutes of a lock. */
  readonly params?: ErrorParams | undefined
  /** Dotted path of the input that is wrong. */
  readonly field?: string | undefined
  /** What is wrong with further fields of the same input. */
  readonly others?: readonly DomainError[]
}

/** A refusal that the client sees, with its permanent code. Anything else thrown is an internal error. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams | undefined
  readonly field: string | undefined
  readonly others: readonly DomainError[]

  constructor(code: ErrorCode, { params, field, others = [] }: Details = {}) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.params = params
    this.field = field
    this.others = others
  }
}

/** Shorter to throw: `throw refuse('email_taken', { field: 'email' })`. */
export function refuse(code: ErrorCode, details?: Details): DomainError {
  return new DomainError(code, details)
}
