import { type IncomingMessage, request } from 'node:http'

export interface HostRequest {
  readonly path: string
  readonly method?: string
  readonly host?: string
  /** In place of one `Host` header. */
  readonly hosts?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The address that the request comes from. */
  readonly from?: string
}

export interface HostResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Names of headers that came more than once. */
  readonly repeated: readonly string[]
  readonly body: Buffer
}

/** Opens a request on a connection of its own, with its path as it is written. */
export function open(
  port: number,
  {
    path,
    method = 'GET',
    host = 'brand0.example',
    hosts = [host],
    headers,
    body,
    from,
  }: HostRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const place = { host: '127.0.0.1', port, localAddress: from, path, method, agent: false }
    const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))]
    const sent = [
      ...hosts.flatMap((each) => ['host', each]),
      ...Object.entries(headers ?? {}).flat(),
      ...length,
    ]
    request({ ...place, headers: sent, setHost: false }, resolve)
      .on('error', reject)
      .end(body)
  })
}

export async function sendRequest(port: number, sent: HostRequest): Promise<HostResponse> {
  const message = await open(port, sent)
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  const headers = Object.entries(message.headers).map(([name, value]) => [name, String(value)])
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    repeated: repeatedIn(message.rawHeaders),
    body: Buffer.concat(parts),
  }
}

function repeatedIn(raw: readonly string[]): readonly string[] {
  const names = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
