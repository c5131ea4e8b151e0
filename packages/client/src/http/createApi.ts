import { type Call, type CallName, calls } from '@bouquet/contract'
import { ApiError, parseRefusal } from './ApiError.ts'
import {
  type Answer,
  type Input,
  parseAnswer,
  parseRequest,
  type RequestParts,
  type UploadName,
} from './calls.ts'
import { send } from './send.ts'

export interface Api {
  /**
   * Makes a call of the contract and returns its validated response.
   * @throws {ApiError} on every error response, lost connection or invalid response.
   */
  request<N extends CallName>(name: N, ...input: Input<N>): Promise<Answer<N>>
  /** Uploads a file as the multipart field `file`. */
  upload<N extends UploadName>(name: N, file: Blob, query?: object): Promise<Answer<N>>
}

export interface ApiOptions {
  readonly fetch?: typeof fetch
  /** Base URL; defaults to the page's origin. */
  readonly origin?: string
  /** Called when any call but user.php fails because the session has ended. */
  readonly onSessionLost?: () => void
  /** Called with the `Date` header of each response. */
  readonly onDate?: (date: string | null) => void
}

const timeoutMs = { request: 20_000, upload: 120_000 }

export function createApi({
  fetch = globalThis.fetch,
  origin = globalThis.location?.origin,
  onSessionLost,
  onDate,
}: ApiOptions = {}): Api {
  async function call<N extends CallName>(name: N, parts: RequestParts): Promise<Answer<N>> {
    const { method, path, repeatable, variant, upload }: Call = calls[name]
    const url = new URL(path, origin)
    url.search = new URLSearchParams({ ...variant, ...parts.query }).toString()
    const { headers = {}, ...init } = parts.init
    if (path === '/api/user.php') headers['X-Request-Type'] = 'client'
    try {
      const response = await send(
        url,
        { ...init, method, headers },
        {
          fetch: (input) => fetch(input),
          timeoutMs: upload ? timeoutMs.upload : timeoutMs.request,
          isRepeatable: repeatable,
        },
      )
      if (!response.ok) throw await refusalOf(response, path)
      onDate?.(response.headers.get('date'))
      return parseAnswer(name, await response.json())
    } catch (cause) {
      throw errorOf(cause)
    }
  }

  async function refusalOf(response: Response, path: string): Promise<ApiError> {
    const error = parseRefusal(response.status, await response.json().catch(() => null))
    const isLost = error.status === 403 && error.code === 'authentication_required'
    if (isLost && path !== '/api/user.php') onSessionLost?.()
    return error
  }

  return {
    request: (name, ...[input]) => call(name, parseRequest(input)),
    upload: (name, file, query) => {
      const body = new FormData()
      body.set('file', file)
      const { query: parsed } = parseRequest({ query })
      return call(name, { query: parsed, init: { body } })
    },
  }
}

/** What a call rejects with: an abort stays as it is. */
function errorOf(cause: unknown): unknown {
  if (cause instanceof ApiError) return cause
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause
  if (cause instanceof SyntaxError) {
    return new ApiError({ code: 'unreadable', status: 200 }, { cause })
  }
  return new ApiError({ code: 'offline', status: 0 }, { cause })
}
