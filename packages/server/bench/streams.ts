import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { streams } from '@bouquet/contract'
import { say, spreadOf } from './report.ts'
import { cookieOf, host, send } from './sendRequest.ts'
import type { Running } from './serve.ts'

const count = 5_000
const messages = 500
const opening = 100

const inMb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

/** Opens an event stream and tells when something comes through it. */
const open = (port: number, member: number, hear: () => void) =>
  new Promise<ClientRequest>((resolve, reject) => {
    const agent = new Agent()
    const headers = { host, cookie: cookieOf(member) }
    const sent = request({ host: '127.0.0.1', port, path: streams.events, headers, agent })
    sent.once('error', reject)
    sent.once('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`stream: ${response.statusCode}`))
      response.on('error', () => undefined)
      response.once('data', () => {
        response.on('data', (chunk: Buffer) => void (chunk.includes('event:') && hear()))
        resolve(sent)
      })
    })
    sent.end()
  })

/**
 * Many open streams on one process, each of another member: how long an event takes from the request that
 * causes it to the stream, and what memory a stream takes.
 */
export async function measureStreams({ port, memory }: Running): Promise<void> {
  const received = new Map<number, (at: number) => void>()
  const before = await memory()
  const requests: ClientRequest[] = []
  for (let from = 1; from <= count; from += opening) {
    const some = Array.from({ length: opening }, (_, place) => from + place)
    requests.push(
      ...(await Promise.all(
        some.map((member) => open(port, member, () => received.get(member)?.(performance.now()))),
      )),
    )
  }
  const grown = (await memory()) - before
  const delays: number[] = []
  for (let n = 0; n < messages; n += 1) {
    const sender = 1 + ((n * 70) % (count - 100))
    const started = performance.now()
    const arrived = new Promise<number>((resolve) => received.set(sender + 1, resolve))
    await send(port, sender)
    delays.push((await Promise.race([arrived, wait(5_000, started + 5_000)])) - started)
  }
  say(`${requests.length} open streams: an event arrives after ${spreadOf(delays)}`)
  say(`memory for a stream: ${(grown / count / 1024).toFixed(0)} KiB (${inMb(grown)})`)
  for (const sent of requests) sent.destroy()
}
