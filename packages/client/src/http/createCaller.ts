import { type CallData, constants } from '@bouquet/contract'
import ky, { HTTPError, type KyInstance, type Options } from 'ky'
import { ApiError, parseRefusal } from './ApiError.ts'

export interface CallerOptions {
  readonly fetch?: typeof fetch
  /** Base URL; defaults to the page's origin. */
  readonly origin?: string
  /** Path of the call that says who is logged in, if anybody; a refusal of it ends no session. */
  readonly sessionPath: string
  /** Called when any other call fails because the session has ended. */
  readonly onSessionLost?: () => void
  /** Called when no response came. */
  readonly onUnreachable?: () => void
  /** Called with the `Date` header of each response. */
  readonly onDate?: (date: string | null) => void
}

/**
 * Makes a call of a table of the contract and returns its response, which the server has checked.
 * @throws {ApiError} on every error response, lost connection or response that is not JSON.
 */
export type Caller = <Data>(call: CallData, options: Options) => Promise<Data>

const repeat = {
  limit: constants.requestRetries,
  methods: ['get', 'post', 'put', 'delete'],
  statusCodes: [408, 500, 502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 30_000,
  retryOnTimeout: true,
}

export function createCaller({
  fetch,
  origin,
  sessionPath,
  onSessionLost,
  onUnreachable,
  onDate,
}: CallerOptions): Caller {
  const http: KyInstance = ky.create({
    credentials: 'same-origin',
    timeout: 20_000,
    ...(fetch && { fetch }),
    ...(origin && { baseUrl: origin }),
  })

  function refusalOf(cause: unknown, path: string): unknown {
    if (cause instanceof ApiError) return cause
    if (cause instanceof DOMException && cause.name === 'AbortError') return cause
    if (cause instanceof HTTPError) {
      const error = parseRefusal(cause.response.status, cause.data)
      const lost = error.status === 403 && error.code === 'authentication_required'
      if (lost && path !== sessionPath) onSessionLost?.()
      return error
    }
    if (cause instanceof SyntaxError) {
      return new ApiError({ code: 'unreadable', status: 200 }, { cause })
    }
    onUnreachable?.()
    return new ApiError({ code: 'offline', status: 0 }, { cause })
  }

  return async <Data>({ method, path, repeatable, variant }: CallData, options: Options) => {
    try {
      const response = await http(path, {
        method,
        headers: path === sessionPath ? { 'X-Request-Type': 'client' } : {},
        retry: repeatable ? repeat : 0,
        ...(variant && { searchParams: variant }),
        ...options,
      })
      onDate?.(response.headers.get('date'))
      return await response.json<Data>()
    } catch (cause) {
      throw refusalOf(cause, path)
    }
  }
}
