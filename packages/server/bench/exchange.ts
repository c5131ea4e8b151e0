import { request } from 'node:http'

/** Where a member is logged in. */
export interface Session {
  readonly port: number
  readonly host: string
  readonly cookie: string
}

interface SentRequest {
  readonly method: string
  readonly path: string
  readonly body?: string | Buffer
  readonly type?: string
}

/**
 * One request with its whole response.
 * @returns the text of the response and the cookie that it sets
 * @throws Error when the response is a refusal
 */
export function exchange(
  { port, host, cookie }: Session,
  { method, path, body, type }: SentRequest,
): Promise<{ text: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      cookie,
      ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.once('error', reject)
      response.once('end', () => {
        const [set = ''] = response.headers['set-cookie'] ?? []
        if (response.statusCode === 200) resolve({ text, cookie: set.split(';')[0] ?? '' })
        else reject(new Error(`${path}: ${response.statusCode} ${text}`))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
