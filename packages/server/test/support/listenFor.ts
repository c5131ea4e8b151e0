import { streams } from '@bouquet/contract'
import type { TestClient } from './client.ts'

interface StreamRequest {
  readonly path?: string
  readonly headers?: Record<string, string>
}

/** Opens a stream of events and listens until this text has come or the stream ends, then hangs up. */
export async function listenFor(
  client: TestClient,
  wanted: string,
  { path = streams.events, headers = {} }: StreamRequest = {},
) {
  const response = await client.fetch(path, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  return {
    opened: (async () => {
      received += (await reader?.read())?.value ?? ''
    })(),
    /** All that was streamed. */
    received: async () => {
      while (!received.includes(wanted)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) break
        received += value ?? ''
      }
      await reader?.cancel()
      return received
    },
  }
}
