import { offlineCalls } from '@bouquet/contract/storage'

/** Responses by the path and query of their call. */
export type ReadResponses = Readonly<Record<string, unknown>>

interface RecordedCalls {
  readonly fetch: typeof fetch
  /** The responses until now. */
  read(): Promise<ReadResponses>
}

/** Records the responses that a device stores for reading without a connection. */
export function recordRead(call: typeof fetch): RecordedCalls {
  const recorded = new Map<string, Promise<unknown>>()
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const response = await call(request)
      const { pathname, search } = new URL(request.url)
      if (request.method === 'GET' && response.status === 200 && offlineCalls.includes(pathname))
        recorded.set(pathname + search, response.clone().json())
      return response
    },
    async read() {
      const bodies = await Promise.all(recorded.values())
      return Object.fromEntries([...recorded.keys()].map((url, index) => [url, bodies[index]]))
    },
  }
}
