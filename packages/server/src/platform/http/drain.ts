import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A proxy may send a request on an idle connection in the moment that it is closed, and must not repeat it. So
 * idle connections get a last chance to be used, and the answer announces that they close.
 */
const idleGraceMs = 1_000

const lookEveryMs = 50

/**
 * Follows a server's answers, so that it can stop without breaking one off.
 * @returns stops: no new connection is taken, answers under way are finished within the limit, then the rest ends
 */
export function drainable(server: Server): (limitMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isDraining = false
  // Before the listener that answers, which may write the headers at once.
  server.prependListener('request', (_, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (isDraining) response.shouldKeepAlive = false
  })

  return async (limitMs) => {
    isDraining = true
    for (const response of underWay) {
      if (!response.headersSent) response.shouldKeepAlive = false
    }
    const closed = new Promise<void>((resolve) => server.once('close', resolve))
    // The HTTP server's own `close` would close idle connections in this moment.
    NetServer.prototype.close.call(server)
    const start = performance.now()
    const elapsedMs = () => performance.now() - start
    const isClosed = closed.then(() => true)
    while (!(await Promise.race([isClosed, wait(lookEveryMs, false)]))) {
      if (elapsedMs() > idleGraceMs) server.closeIdleConnections()
      if (elapsedMs() > limitMs) server.closeAllConnections()
    }
  }
}
