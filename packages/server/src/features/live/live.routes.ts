import { streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Heard } from '../../platform/bus/Bus.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { findLogin } from '../../platform/session/findViewer.ts'

const heartbeatMs = 25_000

/** How long a stream may go on after its login has ended. */
const graceMs = 60_000

/** The number of the last event that the page has, from the browser's header or the page's own query. */
function lastSeen(http: Context<Env>): number | null {
  const told = http.req.header('last-event-id') ?? http.req.query('last_event_id') ?? ''
  return /^\d{1,15}$/.test(told) ? Number(told) : null
}

/**
 * Streams a member's events. A page that names the last event it has gets what it missed first. Hearing
 * begins before the missed ones are read, so nothing falls between. The stream ends with the login.
 */
export function liveRoutes(app: App): void {
  app.get(streams.events, (http) => {
    const ctx = http.get('ctx')
    const { bus, clock, viewer } = ctx
    if (!viewer) throw refuse('authentication_required')
    const from = lastSeen(http)
    // Proxies would hold back a stream that they take for an ordinary answer.
    http.header('x-accel-buffering', 'no')
    return streamSSE(http, async (stream) => {
      const waiting: Heard[] = []
      let wake = () => {}
      const stop = bus.subscribe(viewer.id, (heard) => {
        waiting.push(heard)
        wake()
      })
      stream.onAbort(() => wake())
      let known = clock.now().getTime()
      const mayHear = async () => {
        const now = clock.now().getTime()
        if (now - known < graceMs) return true
        known = now
        return (await findLogin(ctx, ctx.brand, http)) !== undefined
      }
      const replayed = new Set<number>()
      const write = async ({ id, event }: Heard) => {
        await stream.writeSSE({
          event: event.type,
          data: JSON.stringify(event),
          ...(id !== null && { id: String(id) }),
        })
      }
      try {
        await stream.write(': open\n\n')
        for (const missed of from === null ? [] : await bus.since(viewer.id, from)) {
          if (missed.id !== null) replayed.add(missed.id)
          await write(missed)
        }
        while (!stream.aborted && (await mayHear())) {
          const next = waiting.shift()
          if (next) {
            if (next.id === null || !replayed.has(next.id)) await write(next)
            continue
          }
          const isSilent = await new Promise<boolean>((resolve) => {
            const timer = setTimeout(() => resolve(true), heartbeatMs)
            wake = () => {
              clearTimeout(timer)
              resolve(false)
            }
          })
          if (isSilent) await stream.write(': still here\n\n')
        }
      } finally {
        stop()
      }
    })
  })
}
