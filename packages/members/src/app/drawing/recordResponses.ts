import { offlineCalls } from '@bouquet/contract/storage'

/** Responses by the path and query of their call. */
export type RecordedResponses = Readonly<Record<string, unknown>>

interface RecordedCalls {
  readonly fetch: typeof fetch
  /** The responses until now. */
  read(): Promise<RecordedResponses>
}

/** Records the responses that a device stores for reading without a connection. */
export function recordResponses(call: typeof fetch): RecordedCalls {
  const recorded = new Map<string, Response>()
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const response = await call(request)
      const { pathname, search } = new URL(request.url)
      if (request.method === 'GET' && response.status === 200 && offlineCalls.includes(pathname))
        recorded.set(pathname + search, response.clone())
      return response
    },
    async read() {
      // Only pages that are drawn need the bodies.
      const entries = [...recorded].map(async ([url, response]) => [url, await response.json()])
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}
