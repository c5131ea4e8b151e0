import { lstatSync, type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'

const versionOf = ({ dev, ino, mtimeMs, size }: Stats) => `${dev} ${ino} ${mtimeMs} ${size}`

/** Identifies the content of a file; undefined when there is none. */
export function versionAt(path: string): string | undefined {
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts?.isFile() ? versionOf(facts) : undefined
}

/** The content of a file; undefined when it is not of this version any more. */
export async function readVersion(path: string, version: string): Promise<Buffer | undefined> {
  const handle = await open(path).catch(() => undefined)
  try {
    const facts = await handle?.stat()
    return handle && facts && versionOf(facts) === version ? await handle.readFile() : undefined
  } finally {
    await handle?.close()
  }
}

/** A folder, or the link that leads to one: what changes when another folder takes its place. */
export interface FolderVersion {
  readonly inode: number
  readonly changedMs: number
  readonly isLink: boolean
}

export function folderVersionAt(path: string): FolderVersion | undefined {
  const facts = lstatSync(path, { throwIfNoEntry: false })
  return facts && { inode: facts.ino, changedMs: facts.ctimeMs, isLink: facts.isSymbolicLink() }
}

export function isSameFolder(one: FolderVersion | undefined, other: FolderVersion | undefined) {
  return one?.inode === other?.inode && one?.changedMs === other?.changedMs
}
