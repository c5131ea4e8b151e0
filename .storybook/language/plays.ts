import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Abort signals of story runs whose play function has ended. */
const played = new WeakSet<AbortSignal>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Run {
  readonly abortSignal: AbortSignal
  readonly viewMode: string
}

/** Whether a play function is running or about to run. Documentation pages run none. */
export function usePlaying(run: Run): boolean {
  return useSyncExternalStore(
    subscribe,
    () =>
      'playFunction' in run &&
      run.playFunction !== undefined &&
      run.viewMode !== 'docs' &&
      !played.has(run.abortSignal),
  )
}

export function endPlay({ abortSignal }: Run): void {
  played.add(abortSignal)
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
