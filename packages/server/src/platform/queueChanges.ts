import type { Database, Listening } from './database/Database.ts'

interface QueueWatcher {
  /** Something was added to a queue, decided, claimed or given back. */
  changed(): void
  /** This process stops. */
  end(): void
}

/** Tells open desks that a queue of staff has changed, whichever process changed it. */
export interface QueueChanges {
  /** @returns ends the watch */
  watch(watcher: QueueWatcher): () => void
  /** Ends all watches, and each new one at once. */
  endWatches(): void
  close(): Promise<void>
}

/** The channel of the triggers in `0040_queue_changes.sql`. */
const channel = 'queue_changes'

export function openQueueChanges(listen: Database['listen']): QueueChanges {
  const watchers = new Set<QueueWatcher>()
  let isStopping = false
  const tellAll = () => {
    for (const watcher of watchers) watcher.changed()
  }
  // Listening takes a connection, which a process without an open desk does not need.
  let listening: Listening | undefined
  return {
    watch(watcher) {
      watchers.add(watcher)
      listening ??= listen(channel, { onPayload: tellAll, onOpen: tellAll })
      if (isStopping) queueMicrotask(() => watcher.end())
      return () => void watchers.delete(watcher)
    },
    endWatches() {
      isStopping = true
      for (const watcher of watchers) watcher.end()
    },
    close: async () => listening?.close(),
  }
}
