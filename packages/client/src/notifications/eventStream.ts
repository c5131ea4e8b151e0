import { constants, type LiveEvent, streams } from '@bouquet/contract'

/** What a stream tells. */
export interface StreamListener {
  /** @param data JSON as it came; `id` is empty for events that are not repeated */
  onEvent(event: { readonly type: string; readonly data: string; readonly id: string }): void
  /** The server is there, and has nothing to tell. */
  onHeartbeat(): void
  /** The stream is open again; what happened meanwhile may have been missed. */
  onResumed(): void
}

export interface StreamOptions extends StreamListener {
  readonly open: (address: string) => EventSource
  /** Id of the last event that is known, from which the stream goes on; empty at first. */
  readonly lastId: () => string
  /** False if the stream replaces another one: events between the two may be missing. */
  readonly isFirst: boolean
}

export interface EventStream {
  /** Opens the stream anew if it has been silent for too long, as one is after the device has slept. */
  check(): void
  close(): void
}

const pause = { firstMs: 1_000, mostMs: 60_000 }

/** The types of events. A browser listens only for types that it is told. */
const known: Readonly<Record<LiveEvent['type'], true>> = {
  message: true,
  read: true,
  read_by_me: true,
  typing: true,
  like: true,
  like_opened: true,
  credits: true,
  payment: true,
  user: true,
  sessions: true,
}
const types = Object.keys(known)

/**
 * Subscribes to events.php. The browser reconnects a broken stream by itself; when the server closed it, or nothing
 * was received for `constants.live.silenceMs`, it is reopened from the last event known, after a delay that grows with
 * each failure.
 */
export function openEventStream({
  open,
  lastId,
  isFirst,
  ...listener
}: StreamOptions): EventStream {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = pause.firstMs
  let mayHaveMissed = !isFirst
  let receivedAt = Date.now()

  function start() {
    const id = lastId()
    const opened = open(streams.events + (id && `?last_event_id=${encodeURIComponent(id)}`))
    source = opened
    received()
    opened.addEventListener('open', () => {
      waitMs = pause.firstMs
      received()
      if (mayHaveMissed) listener.onResumed()
      else listener.onHeartbeat()
      mayHaveMissed = false
    })
    opened.addEventListener('error', () => {
      mayHaveMissed = true
      if (opened.readyState === opened.CLOSED) reopen()
    })
    opened.addEventListener('heartbeat', () => {
      received()
      listener.onHeartbeat()
    })
    for (const type of types) {
      opened.addEventListener(type, ({ data, lastEventId }) => {
        received()
        listener.onEvent({ type, data: String(data), id: lastEventId })
      })
    }
  }

  function received() {
    receivedAt = Date.now()
    clearTimeout(timer)
    timer = setTimeout(check, constants.live.silenceMs)
  }

  function check() {
    if (Date.now() - receivedAt < constants.live.silenceMs) return
    mayHaveMissed = true
    reopen()
  }

  function reopen() {
    source?.close()
    clearTimeout(timer)
    timer = setTimeout(start, waitMs)
    waitMs = Math.min(waitMs * 2, pause.mostMs)
  }

  start()
  return {
    check,
    close() {
      clearTimeout(timer)
      source?.close()
    },
  }
}
