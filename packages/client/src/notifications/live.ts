import { type LiveEvent, streams } from '@bouquet/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Outbox } from '../chat/outbox.ts'
import type { Typing } from '../chat/typing.ts'
import { keys } from '../keys.ts'
import { applyEvent } from './applyEvent.ts'

/** Live events from the server. */
export interface Live {
  start(): void
  stop(): void
}

export interface LiveOptions {
  readonly cache: QueryClient
  readonly outbox: Outbox
  readonly typing: Typing
  readonly open?: (address: string) => EventSource
}

const pause = { firstMs: 1_000, mostMs: 60_000 }

/** The types of events, each of which the browser must be told to listen for. */
const known: Readonly<Record<LiveEvent['type'], true>> = {
  message: true,
  read: true,
  typing: true,
  like: true,
  credits: true,
  payment: true,
  user: true,
  sessions: true,
}
const types = Object.keys(known)

/**
 * Subscribes to events.php. The browser reconnects a broken stream by itself; when the server closed it,
 * it is reopened after an increasing delay, from the last event received. Data that may have been missed
 * is refetched: lists, badges and the open conversation.
 */
export function createLive({ open = openStream, ...kept }: LiveOptions): Live {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId = ''
  let waitMs = pause.firstMs
  /** Whether events may have been missed while disconnected. */
  let mayHaveMissed = false

  function start() {
    if (source) return
    const resume = lastId && `?last_event_id=${encodeURIComponent(lastId)}`
    const opened = open(streams.events + resume)
    source = opened
    opened.addEventListener('open', () => {
      waitMs = pause.firstMs
      if (mayHaveMissed) loadMissed(kept.cache)
      mayHaveMissed = false
    })
    opened.addEventListener('error', () => {
      mayHaveMissed = true
      if (opened.readyState === opened.CLOSED) reopen()
    })
    for (const type of types) {
      opened.addEventListener(type, ({ data, lastEventId }) => {
        if (lastEventId) lastId = lastEventId
        const event = parseEvent(type, data)
        if (event) applyEvent(event, kept)
      })
    }
  }

  function reopen() {
    source?.close()
    source = null
    clearTimeout(timer)
    timer = setTimeout(start, waitMs)
    waitMs = Math.min(waitMs * 2, pause.mostMs)
  }

  return {
    start,
    stop() {
      clearTimeout(timer)
      source?.close()
      source = null
      lastId = ''
      mayHaveMissed = false
    },
  }
}

function loadMissed(cache: QueryClient) {
  for (const queryKey of [keys.user, keys.chats, keys.likes, keys.conversations]) {
    void cache.invalidateQueries({ queryKey })
  }
}

const openStream = (address: string) => new EventSource(address)

/** An event of the stream, which the server has checked; null when it was cut off or is of another type. */
function parseEvent(type: string, data: unknown): LiveEvent | null {
  try {
    const event: LiveEvent | null = JSON.parse(String(data))
    return event?.type === type ? event : null
  } catch {
    return null
  }
}
