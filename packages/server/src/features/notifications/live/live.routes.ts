import { streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App, Env } from '../../../platform/http/App.ts'
import { streamEvents } from './streamEvents.ts'

/** Id of the last event the page received, from the header of `EventSource` or the query. */
function lastEventId(http: Context<Env>): number | undefined {
  const id = http.req.header('last-event-id') ?? http.req.query('last_event_id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined
}

/** Streams a member's events. A page that sends its last event id first receives what it missed. */
export function liveRoutes(app: App): void {
  app.get(streams.events, (http) => {
    const ctx = http.get('ctx')
    const { viewer } = ctx
    if (!viewer) throw refuse('authentication_required')
    // Keeps proxies from buffering the stream.
    http.header('x-accel-buffering', 'no')
    const after = lastEventId(http)
    return streamSSE(http, (stream) => streamEvents(stream, http, { ...ctx, viewer }, after))
  })
}
