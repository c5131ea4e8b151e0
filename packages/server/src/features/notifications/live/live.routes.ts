import { streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App, Env } from '../../../platform/http/App.ts'
import { streamEvents } from './streamEvents.ts'

/** The number of the last event that the page has, from the browser's header or the page's own query. */
function lastEventId(http: Context<Env>): number | undefined {
  const told = http.req.header('last-event-id') ?? http.req.query('last_event_id') ?? ''
  return /^\d{1,15}$/.test(told) ? Number(told) : undefined
}

/** Streams a member's events. A page that names the last event it has gets what it missed first. */
export function liveRoutes(app: App): void {
  app.get(streams.events, (http) => {
    const ctx = http.get('ctx')
    const { viewer } = ctx
    if (!viewer) throw refuse('authentication_required')
    // Proxies would hold back a stream that they take for an ordinary answer.
    http.header('x-accel-buffering', 'no')
    const after = lastEventId(http)
    return streamSSE(http, (stream) => streamEvents(stream, http, { ...ctx, viewer }, after))
  })
}
