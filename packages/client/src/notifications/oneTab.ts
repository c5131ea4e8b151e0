/** Work that one of all open tabs does for the others. */
export interface OneTab {
  /** Takes over from a tab that holds the work but no longer does it, such as one frozen by the system. */
  take(): void
  leave(): void
}

/**
 * Starts work in one of the tabs that ask under the same name, and in the next when that one is closed. Browsers
 * without locks, or that refuse them because they store nothing, start it in every tab.
 * @param start starts the work and returns a function that stops it; `isFirst` is false if another tab did the work
 * before
 */
export function inOneTab(
  name: string,
  start: (tab: { readonly isFirst: boolean }) => () => void,
): OneTab {
  let isLeft = false
  let release = () => {}
  let queued = new AbortController()

  if (!('locks' in navigator)) {
    const stop = start({ isFirst: true })
    return { take: () => {}, leave: stop }
  }
  const { locks } = navigator

  /** Holds the lock until the tab leaves, or another takes it. */
  function hold(isFirst: boolean): Promise<void> | undefined {
    if (isLeft) return
    const stop = start({ isFirst })
    return new Promise((resolve) => {
      release = () => {
        stop()
        resolve()
      }
    })
  }
  function queue() {
    queued = new AbortController()
    const { signal } = queued
    locks
      .request(name, { signal }, () => hold(false))
      .catch((reason) => signal.aborted || lost(reason))
  }
  function lost(reason: unknown) {
    release()
    if (isLeft) return
    // Another tab has taken the lock.
    if (reason instanceof DOMException && reason.name === 'AbortError') queue()
    else hold(true)
  }

  locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold(true) : queue())).catch(lost)
  return {
    take() {
      queued.abort()
      locks.request(name, { steal: true }, () => hold(false)).catch(lost)
    },
    leave() {
      isLeft = true
      queued.abort()
      release()
    },
  }
}
