import { createStore } from '../core/store.ts'
import type { Api } from '../http/createApi.ts'

/** Conversations in which the other member is typing. */
export interface Typing {
  get(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  /** The other member is typing. */
  start(conversation: string): void
  /** Their message arrived. */
  stop(conversation: string): void
  /** Lets the other member know that this one is typing, at most every few seconds. */
  send(conversation: string): void
}

const shownMs = 6_000
/** Often enough that the mark stays while somebody writes. */
const repeatMs = 4_000

export function createTyping({ api }: { readonly api: Pick<Api, 'request'> }): Typing {
  const now = createStore<ReadonlySet<string>>(new Set())
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  let sent = { conversation: '', at: Number.NEGATIVE_INFINITY }

  function end(conversation: string) {
    clearTimeout(timers.get(conversation))
    timers.delete(conversation)
    if (now.get().has(conversation))
      now.set(new Set([...now.get()].filter((other) => other !== conversation)))
  }

  return {
    get: now.get,
    subscribe: now.subscribe,
    stop: end,
    send(conversation) {
      const at = Date.now()
      if (sent.conversation === conversation && at - sent.at < repeatMs) return
      sent = { conversation, at }
      // A lost mark is not worth an error.
      api.request('typing', { body: { conversation } }).catch(() => {})
    },
    start(conversation) {
      clearTimeout(timers.get(conversation))
      timers.set(
        conversation,
        setTimeout(() => end(conversation), shownMs),
      )
      if (!now.get().has(conversation)) now.set(new Set([...now.get(), conversation]))
    },
  }
}
