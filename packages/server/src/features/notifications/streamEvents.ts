import { constants } from '@bouquet/contract'
import type { Context } from 'hono'
import type { SSEStreamingApi } from 'hono/streaming'
import type { DeliveredEvent, SubscriptionEnd } from '../../platform/bus/Bus.ts'
import { isDatabaseUnavailable } from '../../platform/database/databaseErrors.ts'
import type { Env } from '../../platform/http/App.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { createWaker } from '../../platform/http/createWaker.ts'
import { logFailure } from '../../platform/log.ts'
import { findViewerSession } from '../../platform/session/findViewer.ts'

/** How often the login is checked in case its end was not announced. */
const loginCheckMs = 60_000

/** Delay before a page reconnects, up to doubled at random so that clients spread out. */
const retryMs = { open: 2_000, unreadable: 1_000, stopping: 500, too_many: 60_000 } as const

/**
 * Writes a member's events to one page until the page leaves, the login ends or the subscription ends. The
 * browser reconnects by itself with the id of its last event.
 */
export async function streamEvents(
  stream: SSEStreamingApi,
  http: Context<Env>,
  ctx: MemberCtx,
  after: number | undefined,
): Promise<void> {
  const waiting: DeliveredEvent[] = []
  const inbox = createWaker()
  let ended: SubscriptionEnd | undefined
  const login = watchLogin(ctx, http)
  stream.onAbort(inbox.wake)
  const subscription = ctx.bus.subscribe(
    ctx.viewer.id,
    {
      deliver(event) {
        waiting.push(event)
        inbox.wake()
      },
      end(reason) {
        ended = reason
        inbox.wake()
      },
    },
    after,
  )
  try {
    await stream.write(`${retryLine('open')}id: ${subscription.last}\n\n`)
    while (!stream.aborted && (await login.isValid())) {
      const next = waiting.shift()
      if (next?.event.type === 'sessions' && !(await login.isValidNow())) break
      if (next) await writeEvent(stream, next)
      else if (ended) break
      else if (await inbox.isSilentFor(constants.live.heartbeatMs)) await stream.write(heartbeat)
    }
    if (ended) await stream.write(`${retryLine(ended)}\n`)
  } catch (error) {
    logFailure(ctx.log, error, { message: 'event stream', requestId: http.get('requestId') })
  } finally {
    subscription.close()
  }
}

const retryLine = (state: keyof typeof retryMs) =>
  `retry: ${Math.round(retryMs[state] * (1 + Math.random()))}\n`

/** Sent as an event, because browsers do not pass comments on to the page. */
const heartbeat = 'event: heartbeat\ndata: {}\n\n'

const writeEvent = (stream: SSEStreamingApi, { id, event }: DeliveredEvent) =>
  stream.writeSSE({
    event: event.type,
    data: JSON.stringify(event),
    ...(id !== null && { id: String(id) }),
  })

/** Whether the login is still valid; a stream stays open while the database is unavailable. */
function watchLogin(ctx: MemberCtx, http: Context<Env>) {
  let checkedAt = ctx.clock.now().getTime()

  async function isValidNow(): Promise<boolean> {
    try {
      if ((await findViewerSession(ctx, http)) === undefined) return false
      checkedAt = ctx.clock.now().getTime()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    return true
  }

  return {
    isValidNow,
    /** Asks the database only now and then. */
    isValid: async () =>
      ctx.clock.now().getTime() - checkedAt < loginCheckMs ? true : isValidNow(),
  }
}
