import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Runs of stories whose play is over, each by its signal. */
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

/** Whether a play still runs, or soon will. Plays speak English; pages of documentation have none. */
export const usePlaying = (run: Run): boolean =>
  useSyncExternalStore(
    subscribe,
    () =>
      'playFunction' in run &&
      run.playFunction !== undefined &&
      run.viewMode !== 'docs' &&
      !played.has(run.abortSignal),
  )

export function endPlay({ abortSignal }: Run): void {
  played.add(abortSignal)
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
