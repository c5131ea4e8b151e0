import { constants, type LiveEvent } from '@bouquet/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Outbox } from '../chat/outbox.ts'
import type { Typing } from '../chat/typing.ts'
import { keys } from '../keys.ts'
import { applyEvent } from './applyEvent.ts'
import { type EventStream, openEventStream } from './eventStream.ts'
import { inOneTab } from './oneTab.ts'

/** Live events from the server. */
export interface Live {
  start(member: string): void
  /** To be called when the page is seen again: a stream that has died meanwhile is noticed at once. */
  check(): void
  stop(): void
}

export interface LiveOptions {
  readonly cache: QueryClient
  readonly outbox: Outbox
  readonly typing: Typing
  readonly open?: (address: string) => EventSource
}

/** What the tab with the stream tells the others of the same member. */
type Told =
  | { readonly kind: 'event'; readonly type: string; readonly data: string; readonly id: string }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'resumed' }

/**
 * Applies the events of a member to the cache. One tab of the member has the stream and hands its events to the others,
 * since over HTTP/1.1 a browser opens six connections for all tabs of a site.
 */
export function createLive({ open = openSource, ...targets }: LiveOptions): Live {
  let listening: ReturnType<typeof listen> | undefined
  return {
    start(member) {
      listening ??= listen(member, open, targets)
    },
    check: () => listening?.check(),
    stop() {
      listening?.stop()
      listening = undefined
    },
  }
}

function listen(
  member: string,
  open: (address: string) => EventSource,
  targets: Omit<LiveOptions, 'open'>,
) {
  const name = `events:${member}`
  const others = new BroadcastChannel(name)
  let stream: EventStream | null = null
  let lastId = ''
  let receivedAt = Date.now()

  function receive(told: Told) {
    receivedAt = Date.now()
    if (told.kind === 'resumed') loadMissed(targets.cache)
    if (told.kind !== 'event') return
    if (told.id) lastId = told.id
    const event = parseEvent(told.type, told.data)
    if (event) applyEvent(event, targets)
  }
  function tell(told: Told) {
    others.postMessage(told)
    receive(told)
  }
  others.addEventListener('message', ({ data }) => receive(data))
  const tab = inOneTab(name, ({ isFirst }) => {
    const opened = openEventStream({
      open,
      lastId: () => lastId,
      isFirst,
      onEvent: (event) => tell({ kind: 'event', ...event }),
      onHeartbeat: () => tell({ kind: 'heartbeat' }),
      onResumed: () => tell({ kind: 'resumed' }),
    })
    stream = opened
    return () => {
      opened.close()
      stream = null
    }
  })

  return {
    check() {
      if (stream) stream.check()
      else if (Date.now() - receivedAt >= constants.live.silenceMs) tab.take()
    },
    stop() {
      tab.leave()
      others.close()
    },
  }
}

function loadMissed(cache: QueryClient) {
  for (const queryKey of [keys.user, keys.chats, keys.likes, keys.conversations]) {
    void cache.invalidateQueries({ queryKey })
  }
}

const openSource = (address: string) => new EventSource(address)

/** An event of the stream, which the server has checked; null when it was cut off or is of another type. */
function parseEvent(type: string, data: string): LiveEvent | null {
  try {
    const event: LiveEvent | null = JSON.parse(data)
    return event?.type === type ? event : null
  } catch {
    return null
  }
}
