import { request } from 'node:http'

/** Where a member is logged in. */
export interface Session {
  readonly port: number
  readonly host: string
  readonly cookie: string
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: string | Buffer
  readonly type?: string
}

/**
 * One request with its whole answer.
 * @returns the text of the answer and the cookie that it sets
 * @throws Error when the answer is a refusal
 */
export const exchange = (
  { port, host, cookie }: Session,
  { method, path, body, type }: Asked,
): Promise<{ text: string; cookie: string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      cookie,
      ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    }
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.once('error', reject)
      answer.once('end', () => {
        const [set = ''] = answer.headers['set-cookie'] ?? []
        if (answer.statusCode === 200) resolve({ text, cookie: set.split(';')[0] ?? '' })
        else reject(new Error(`${path}: ${answer.statusCode} ${text}`))
      })
    })
    asked.once('error', reject)
    asked.end(body)
  })
