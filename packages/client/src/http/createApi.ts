import { type CallData, type CallName, calls, constants } from '@bouquet/contract'
import ky, { HTTPError, type KyInstance } from 'ky'
import { ApiError, parseRefusal } from './ApiError.ts'
import { type Input, parseRequest, type ResponseData, type UploadName } from './calls.ts'

export interface Api {
  /** The host that the calls go to, without its port. */
  readonly hostname: string
  /**
   * Makes a call of the contract and returns its response, which the server has checked.
   * @throws {ApiError} on every error response, lost connection or response that is not JSON.
   */
  request<N extends CallName>(name: N, ...input: Input<N>): Promise<ResponseData<N>>
  /** Uploads a file as the multipart field `file`; tried again only where the contract says that it may be. */
  upload<N extends UploadName>(name: N, file: Blob, query?: object): Promise<ResponseData<N>>
}

export interface ApiOptions {
  readonly fetch?: typeof fetch
  /** Base URL; defaults to the page's origin. */
  readonly origin?: string
  /** Called when any call but user.php fails because the session has ended. */
  readonly onSessionLost?: () => void
  /** Called when no response came. */
  readonly onUnreachable?: () => void
  /** Called with the `Date` header of each response. */
  readonly onDate?: (date: string | null) => void
}

const repeat = {
  limit: constants.requestRetries,
  methods: ['get', 'post', 'put', 'delete'],
  statusCodes: [408, 500, 502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 30_000,
  retryOnTimeout: true,
}

export function createApi({
  fetch,
  origin,
  onSessionLost,
  onUnreachable,
  onDate,
}: ApiOptions = {}): Api {
  const http: KyInstance = ky.create({
    credentials: 'same-origin',
    timeout: 20_000,
    ...(fetch && { fetch }),
    ...(origin && { baseUrl: origin }),
  })

  async function send<N extends CallName>(
    name: N,
    options: Parameters<KyInstance>[1],
  ): Promise<ResponseData<N>> {
    const { method, path, repeatable, variant }: CallData = calls[name]
    try {
      const response = await http(path, {
        method,
        headers: path === '/api/user.php' ? { 'X-Request-Type': 'client' } : {},
        retry: repeatable ? repeat : 0,
        ...(variant && { searchParams: variant }),
        ...options,
      })
      onDate?.(response.headers.get('date'))
      return await response.json<ResponseData<N>>()
    } catch (cause) {
      throw refusalOf(cause, path)
    }
  }

  function refusalOf(cause: unknown, path: string): unknown {
    if (cause instanceof ApiError) return cause
    if (cause instanceof DOMException && cause.name === 'AbortError') return cause
    if (cause instanceof HTTPError) {
      const error = parseRefusal(cause.response.status, cause.data)
      const lost = error.status === 403 && error.code === 'authentication_required'
      if (lost && path !== '/api/user.php') onSessionLost?.()
      return error
    }
    if (cause instanceof SyntaxError) {
      return new ApiError({ code: 'unreadable', status: 200 }, { cause })
    }
    onUnreachable?.()
    return new ApiError({ code: 'offline', status: 0 }, { cause })
  }

  return {
    hostname: origin ? new URL(origin).hostname : location.hostname,
    request: (name, ...[input]) => send(name, parseRequest(input)),
    upload: (name, file, query) => {
      const form = new FormData()
      form.set('file', file)
      return send(name, { ...parseRequest({ query }), body: form, timeout: 120_000 })
    },
  }
}
