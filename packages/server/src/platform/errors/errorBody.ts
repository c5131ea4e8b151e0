import { type ErrorBody, type ErrorCode, errorTable } from '@bouquet/contract'
import { isDatabaseUnavailable } from '../database/databaseErrors.ts'
import { isStorageFull } from '../space/storageFull.ts'
import { DomainError, refuse } from './DomainError.ts'

/** When a client should retry during an outage. */
const retryAfterSeconds = 2

type ErrorStatus = (typeof errorTable)[ErrorCode]['status']

interface ErrorResponse {
  readonly status: ErrorStatus
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>
}

/** The HTTP status, headers and body for anything thrown. The message of an internal error is never sent. */
export function errorBody(thrown: unknown): ErrorResponse {
  const refusal = refusalFor(thrown)
  if (!(refusal instanceof DomainError)) {
    return { status: 500, headers: {}, body: { error: { code: 'general_error' } } }
  }
  const { code, others } = refusal
  const status = errorTable[code].status
  return {
    status,
    headers: status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {},
    body: {
      error: {
        ...refusalOf(refusal),
        ...(others.length > 0 && { errors: others.flatMap(fieldErrorOf) }),
      },
      ...(code === 'authentication_required' && { authentication_required: true }),
    },
  }
}

/** Failures that have a code of their own, although nobody threw it. */
function refusalFor(thrown: unknown): unknown {
  if (isDatabaseUnavailable(thrown)) return refuse('maintenance')
  return isStorageFull(thrown) ? refuse('storage_full') : thrown
}

const refusalOf = ({ code, field, params }: DomainError) => ({
  code,
  ...(field && { field }),
  ...(params && { params: { ...params } }),
})

/** A further error; one that names no field has no place in a form. */
const fieldErrorOf = (refusal: DomainError) =>
  refusal.field === undefined ? [] : [{ ...refusalOf(refusal), field: refusal.field }]
