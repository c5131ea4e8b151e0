import { constants } from '@bouquet/contract'
import { staffStreams } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { isDatabaseUnavailable } from '../../platform/database/databaseErrors.ts'
import { DomainError } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { createWaker } from '../../platform/http/createWaker.ts'
import { logFailure } from '../../platform/log.ts'
import { requireStaff } from './deskRoute.ts'

/** Several changes within this time are one event, since each makes the desk ask again. */
const collectMs = 1_000

const heartbeat = 'event: heartbeat\ndata: {}\n\n'

/** Streams an event to the desk whenever a queue has changed. It has no content: the desk asks for what it shows. */
export function deskEventRoutes(app: App): void {
  app.get(staffStreams.events, async (http) => {
    await requireStaff(http, 'moderator')
    // Keeps proxies from buffering the stream.
    http.header('x-accel-buffering', 'no')
    return streamSSE(http, (stream) => streamChanges(stream, http))
  })
}

/** Ends when the page leaves, the login ends or this process stops; the browser connects again by itself. */
async function streamChanges(stream: SSEStreamingApi, http: Context<Env>): Promise<void> {
  const { log, queueChanges } = http.get('ctx')
  const inbox = createWaker()
  let hasChanged = true
  let isEnded = false
  stream.onAbort(inbox.wake)
  const stop = queueChanges.watch({
    changed() {
      hasChanged = true
      inbox.wake()
    },
    end() {
      isEnded = true
      inbox.wake()
    },
  })
  try {
    while (!stream.aborted && !isEnded) {
      if (hasChanged) {
        hasChanged = false
        await stream.write('event: queues\ndata: {}\n\n')
        await stream.sleep(collectMs)
      } else if (await inbox.isSilentFor(constants.live.heartbeatMs)) {
        if (!(await isLoggedIn(http))) break
        await stream.write(heartbeat)
      }
    }
  } catch (error) {
    logFailure(log, error, { message: 'event stream', requestId: http.get('requestId') })
  } finally {
    stop()
  }
}

/** Whether the login is still valid; a stream stays open while the database is unavailable. */
async function isLoggedIn(http: Context<Env>): Promise<boolean> {
  try {
    await requireStaff(http, 'moderator')
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    if (isDatabaseUnavailable(error)) return true
    throw error
  }
}
