import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type LiveEvent, streams } from '@bouquet/contract'
import { liveEventSchema } from '@bouquet/contract/schemas'
import { brandHost } from '../../app/crash/process.ts'

/** A browser's own pause is longer; a shorter one makes the test stricter. */
const defaultRetryMs = 500

interface Block {
  readonly id?: string
  readonly data?: string
  readonly retry?: string
}

const parseBlock = (text: string): Block =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => {
        const [name = '', value = ''] = line.split(/: ?(.*)/)
        return [name, value]
      }),
  )

export interface EventStream {
  readonly events: readonly LiveEvent[]
  /** How often the stream was opened. */
  connections(): number
  isOpen(): boolean
  close(): void
}

/** Reads a member's events as a page does: a stream that ended is opened again from the last id. */
export function openStream(port: number, cookie: string): EventStream {
  const events: LiveEvent[] = []
  const closing = new AbortController()
  const { signal } = closing
  let connections = 0
  let isOpen = false
  let lastId = ''
  let retryMs = defaultRetryMs

  function take({ id, data, retry }: Block) {
    if (id) lastId = id
    if (retry) retryMs = Number(retry)
    if (data) {
      events.push(liveEventSchema.parse(JSON.parse(data)))
    }
  }

  async function read(response: IncomingMessage) {
    if (response.statusCode !== 200) return response.resume()
    connections += 1
    isOpen = true
    let text = ''
    for await (const chunk of response.setEncoding('utf8')) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      blocks.map(parseBlock).forEach(take)
    }
  }

  const connect = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        host: `${brandHost}:${port}`,
        cookie,
        ...(lastId && { 'last-event-id': lastId }),
      }
      const place = { host: '127.0.0.1', port, path: streams.events, headers, agent: false, signal }
      get(place, resolve).on('error', reject)
    })

  async function follow() {
    while (!signal.aborted) {
      await connect()
        .then(read)
        .catch(() => undefined)
      isOpen = false
      await wait(retryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  void follow()
  return {
    events,
    connections: () => connections,
    isOpen: () => isOpen,
    close: () => closing.abort(),
  }
}
