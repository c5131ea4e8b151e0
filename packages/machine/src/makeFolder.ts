import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it. Node's own recursive call never returns where a file system says that a new folder
 * does not exist, as `/proc` does.
 * @param mode the permissions of each folder that is made
 * @throws Error of the system when it cannot be made
 */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path)
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
