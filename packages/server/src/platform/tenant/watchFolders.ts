import { type FSWatcher, watch } from 'node:fs'

const settleMs = 200
/** How often the folders are read while one of them cannot be watched, usually because it does not exist. */
const pollMs = 3_000

/**
 * Calls back after a change in one of the folders, once changes have paused, one call at a time. Folders may
 * be created, removed and replaced. Subfolders are not watched: a link that leads back to itself breaks
 * Node's recursive watcher.
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

  /** Watches the folder that currently has this name; a previous one may have been moved. */
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
