import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { calls } from '@bouquet/contract/schemas'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { refuse } from '../errors/DomainError.ts'
import type { Env } from './App.ts'

const most = 256_000

const limit = bodyLimit({
  maxSize: most,
  onError: () => {
    throw refuse('invalid_input')
  },
})

const uploads: readonly string[] = [calls.uploadPhoto.path, calls.sendChatPhoto.path]

/** Whether a path accepts a file; uploads have their own size limit. */
const isUpload = (path: string): boolean => uploads.includes(path)

/** Node reads no more than the declared length, so such a body need not be counted. */
function isShort({ req }: Context): boolean {
  const length = req.header('content-length')
  return length !== undefined && Number(length) <= most && !req.header('transfer-encoding')
}

/** Limits the size of request bodies, except of uploads, which have their own limit. */
export const limitBody = createMiddleware<Env>((http, next) =>
  isShort(http) || isUpload(http.req.path) ? next() : limit(http, next),
)

export type RequestLimits = Config['limits']

/** Options of Node's server: a third of the time is for the headers, the rest for the body. */
export function timeoutsOf({ requestMs }: RequestLimits) {
  return {
    headersTimeout: requestMs / 3,
    // Node has one timeout for all requests; bodies are timed below, since uploads may take longer.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(5_000, requestMs / 6),
  }
}

/**
 * Ends a request whose body does not arrive in time with 408. An upload gets more time with every byte, as
 * long as it comes at the minimum rate.
 */
export function limitRequestTime(server: Server, limits: RequestLimits): void {
  server.maxConnections = limits.maxConnections
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (hasBody(incoming)) watchBody(incoming, outgoing, limits)
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watchBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { requestMs, uploadBytesPerSecond }: RequestLimits,
): void {
  const { socket } = incoming
  const path = (incoming.url ?? '').split('?')[0] ?? ''
  const began = performance.now()
  const readBefore = socket.bytesRead
  const bodyMs = (requestMs * 2) / 3
  let timer = setTimeout(check, bodyMs)

  function check() {
    if (incoming.complete) return
    const earnedMs = isUpload(path)
      ? ((socket.bytesRead - readBefore) / uploadBytesPerSecond) * 1_000
      : 0
    const leftMs = bodyMs + earnedMs - (performance.now() - began)
    if (leftMs > 0) timer = setTimeout(check, leftMs)
    else cutOff(incoming, outgoing)
  }

  // Sending the response is not the end: the rest of the body still occupies the connection.
  const stop = () => {
    clearTimeout(timer)
    socket.off('close', stop)
  }
  incoming.once('end', stop)
  socket.once('close', stop)
}

/** Bypasses the response, whose handler is still waiting for the body, as Node does for slow headers. */
function cutOff({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (!headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
