import { type BigIntStats, statSync } from 'node:fs'

/**
 * A file's identity, size and times. The time of its last change of status cannot be set by a program, so a file
 * that is written and then given its former size and time has another stamp. A file that was changed less than
 * two seconds ago has none: another change in the same tick of the file system's clock would not show.
 * @param now milliseconds since 1970
 */
export function fileStamp(path: string, now: number): string | null {
  const found = statOf(path)
  if (!found?.isFile()) return null
  const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = found
  return now - Number(ctimeMs) < settledMs ? null : [dev, ino, size, mtimeNs, ctimeNs].join(' ')
}

const settledMs = 2_000

/** Undefined when the file cannot be read, such as a link to itself. Whoever reads it reports why. */
function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true })
  } catch {
    return undefined
  }
}
