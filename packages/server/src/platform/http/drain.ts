import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A proxy may send a request on an idle connection just as it is closed, and must not repeat it. Idle
 * connections therefore stay open briefly, and the next response announces that they close.
 */
const idleGraceMs = 1_000

const lookEveryMs = 50

/**
 * Tracks a server's responses, so that it can stop without interrupting one.
 * @returns stops the server: it accepts no new connections, finishes pending responses within the limit,
 *   then closes the rest
 */
export function drainable(server: Server): (limitMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isDraining = false
  // Runs before the listener that responds, which may write the headers at once.
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
    // `close` of the HTTP server would close idle connections immediately.
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
