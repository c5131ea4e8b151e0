import { createStore } from '../core/store.ts'

/** Conversations in which the other member is typing. */
export interface Typing {
  get(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  /** The other member is typing. */
  start(conversation: string): void
  /** Their message arrived. */
  stop(conversation: string): void
}

const shownMs = 6_000

export function createTyping(): Typing {
  const now = createStore<ReadonlySet<string>>(new Set())
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

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
