import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { constants } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { memberId, tokenOf } from './fill.ts'

/** The one brand of the benchmarks and where it is reached. */
export const brand = 'harbour'
export const host = 'harbour.localhost'

const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 3_000 })

interface SentRequest {
  readonly port: number
  readonly path: string
  /** Number of the filled member who sends it; a visitor without. */
  readonly member?: number
  readonly body?: unknown
}

export function cookieOf(member: number): string {
  return `${constants.cookies.authPrefix}session=${tokenOf(member)}`
}

/**
 * Sends a request to the running server and reads the whole response.
 * @returns milliseconds that it took
 * @throws Error when the response is a refusal
 */
export function sendRequest({ port, path, member, body }: SentRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const headers = {
      host,
      ...(member !== undefined && { cookie: cookieOf(member) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - from)
        else reject(new Error(`${path}: ${response.statusCode}`))
      })
    })
    sent.once('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Sends a message to the member of the next number. @returns milliseconds that it took */
export function send(port: number, member: number): Promise<number> {
  return sendRequest({
    port,
    path: calls.sendMessage.path,
    member,
    body: {
      profile: memberId(member + 1),
      text: 'Shall we meet on Sunday by the harbour?',
      client_id: randomUUID(),
    },
  })
}
