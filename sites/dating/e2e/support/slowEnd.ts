import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface SlowEnd {
  /** As in `http://harbour.localhost:4401`. */
  readonly origin: string
  /** Lets the ends of the pages arrive. */
  release(): void
}

/** Passes a brand's host on, but holds back the end of its pages from a text in them, as a slow connection does. */
export async function startSlowEnd(site: string, endsAt: string): Promise<SlowEnd> {
  const { hostname, port } = new URL(site)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const proxy = createServer(async (incoming, outgoing) => {
    const { url, method, headers } = incoming
    const passed = request({
      host: '127.0.0.1',
      port,
      path: url,
      method,
      headers: { ...headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' },
    })
    incoming.pipe(passed)
    const [response] = await once(passed, 'response')
    const content = await buffer(response)
    outgoing.writeHead(response.statusCode, response.headers)
    const isPage = headers['sec-fetch-dest'] === 'document'
    const end = isPage ? content.indexOf(endsAt) : -1
    if (end !== -1) {
      outgoing.write(content.subarray(0, end))
      await released
    }
    outgoing.end(content.subarray(Math.max(end, 0)))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    release()
    proxy.closeAllConnections()
    proxy.close()
  })
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return { origin: `http://${hostname}:${address.port}`, release }
}
