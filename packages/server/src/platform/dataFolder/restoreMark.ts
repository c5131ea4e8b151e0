import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../StartError.ts'

/** Stands in a data folder from the first to the last step of a restore, and names the backup. */
export const restoreMark = 'restore-unfinished'

const markIn = (dataDir: string): string => join(dataDir, restoreMark)

/** Writes the mark to the disk before anything else is restored. */
export function markRestore(dataDir: string, from: string): Promise<void> {
  return writeFile(markIn(dataDir), from, { flush: true })
}

export function unmarkRestore(dataDir: string): Promise<void> {
  return rm(markIn(dataDir))
}

const findMark = (dataDir: string): Promise<string | undefined> =>
  readFile(markIn(dataDir), 'utf8').catch(() => undefined)

export async function isRestoreUnfinished(dataDir: string): Promise<boolean> {
  return (await findMark(dataDir)) !== undefined
}

/** @throws StartError restore_unfinished when a restore into the folder was cut off */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const from = await findMark(dataDir)
  if (from === undefined) return
  throw new StartError(
    'restore_unfinished',
    `${dataDir} holds a part of the backup ${from}: its restore was cut off. ` +
      'Run the restore again, which begins anew and with PostgreSQL needs an empty database, or set another DATA_DIR.',
  )
}
