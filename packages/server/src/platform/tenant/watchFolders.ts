import { type FSWatcher, watch } from 'node:fs'

const settleMs = 200
/** How often the folders are read while one of them cannot be watched, mostly because it is not there. */
const pollMs = 3_000

/**
 * Calls back when something in one of the folders has changed and nothing more changes for a moment, one
 * call at a time. Folders may come, go and be replaced. The files in them are not watched themselves: a
 * link that leads back to itself ends Node's recursive watcher.
 */
export function watchFolders(
  folders: readonly string[],
  changed: () => Promise<void>,
): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  let settling: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function drop(folder: string) {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  /** Follows the folder that has this name now; an earlier one may have been moved away. */
  function follow(folder: string) {
    drop(folder)
    try {
      const watcher = watch(folder, settle)
      watcher.on('error', () => drop(folder))
      watchers.set(folder, watcher)
    } catch {
      // Read every few seconds until it can be watched.
    }
  }

  function settle() {
    clearTimeout(settling)
    settling = setTimeout(() => {
      folders.forEach(follow)
      running = running.then(changed)
    }, settleMs)
  }

  const poll = setInterval(() => {
    if (watchers.size < folders.length) settle()
  }, pollMs)
  poll.unref()
  folders.forEach(follow)

  return {
    close() {
      clearInterval(poll)
      clearTimeout(settling)
      folders.forEach(drop)
    },
  }
}
