import { constants } from '@bouquet/contract'

export interface SendOptions {
  readonly fetch: (request: Request) => Promise<Response>
  /** How long one try may take. */
  readonly timeoutMs: number
  /** Whether it may be tried again, because doing it twice is doing it once. */
  readonly isRepeatable: boolean
}

/** Answers after which a later try may succeed. */
const busy = new Set([408, 500, 502, 503, 504])

const pause = { firstMs: 300, mostMs: 30_000 }

/**
 * Sends a request, and again after growing pauses when no answer comes in time or the server is busy. Libraries
 * for this are ten times as long, and every first view of the members area would wait for them.
 * @throws what `fetch` throws when the last try brings no answer
 */
export async function send(
  url: URL,
  init: RequestInit,
  { fetch, timeoutMs, isRepeatable }: SendOptions,
): Promise<Response> {
  const { signal } = init
  for (let left = isRepeatable ? constants.requestRetries : 0; ; left -= 1) {
    const tried = constants.requestRetries - left
    const timeout = AbortSignal.timeout(timeoutMs)
    const together = signal ? AbortSignal.any([signal, timeout]) : timeout
    try {
      const response = await fetch(new Request(url, { ...init, signal: together }))
      if (left === 0 || !busy.has(response.status)) return response
      await sleep(askedPause(response) ?? growingPause(tried), signal)
    } catch (cause) {
      if (left === 0 || signal?.aborted) throw cause
      await sleep(growingPause(tried), signal)
    }
  }
}

const growingPause = (tried: number): number => pause.firstMs * 2 ** tried

/** The pause in milliseconds that a server which is not ready asks for. */
function askedPause({ status, headers }: Response): number | null {
  const seconds = status === 503 ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN
  return seconds >= 0 ? Math.min(seconds * 1000, pause.mostMs) : null
}

function sleep(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
