import { type ErrorBody, type ErrorCode, errorTable } from '@bouquet/contract'
import { DomainError } from './DomainError.ts'

/** The HTTP status and body for anything thrown. The message of an unexpected fault is never told. */
export function errorBody(thrown: unknown): { status: number; body: ErrorBody } {
  if (!(thrown instanceof DomainError)) {
    return { status: 500, body: { error: { code: 'general_error' } } }
  }
  const { code, field, params } = thrown
  return {
    status: statusOf(code),
    body: {
      error: { code, ...(field && { field }), ...(params && { params: { ...params } }) },
      ...(code === 'authentication_required' && { authentication_required: true }),
    },
  }
}

const statusOf = (code: ErrorCode): number => errorTable[code].status
