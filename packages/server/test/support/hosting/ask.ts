import { type IncomingMessage, request } from 'node:http'

export interface Question {
  readonly path: string
  readonly method?: string
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The address that the question comes from. */
  readonly from?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Opens a request on a connection of its own, with its path as it is written. */
export const open = (
  port: number,
  { path, method = 'GET', host = 'brand0.example', headers, body, from }: Question,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const place = { host: '127.0.0.1', port, localAddress: from, path, method, agent: false }
    request({ ...place, headers: { host, ...headers } }, resolve)
      .on('error', reject)
      .end(body)
  })

export async function ask(port: number, question: Question): Promise<Answer> {
  const message = await open(port, question)
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  const headers = Object.entries(message.headers).map(([name, value]) => [name, String(value)])
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(parts),
  }
}
