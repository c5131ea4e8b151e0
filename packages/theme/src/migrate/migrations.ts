import { plainText } from '../brand/text.ts'
import { readColour } from '../color/colour.ts'
import { onWhite } from '../color/onWhite.ts'
import { valueAt } from '../load/contentPaths.ts'

/** A value of a brand file that changes from one format to the next. */
export interface Change {
  readonly path: readonly string[]
  readonly to: unknown
}

/** What has to change in a file of one format so that the next reads it, value by value. */
export type Migration = (content: unknown) => readonly Change[]

const changed = (
  content: unknown,
  path: readonly string[],
  change: (text: string) => string,
): readonly Change[] => {
  const from = valueAt(content, path)
  if (typeof from !== 'string') return []
  const to = change(from)
  return to === from ? [] : [{ path, to }]
}

const copyPaths = (content: unknown) =>
  Object.entries(valueAt(content, ['copy']) ?? {}).flatMap(([locale, copy]) =>
    Object.keys(copy ?? {}).map((key) => ['copy', locale, key]),
  )

/**
 * Format 0 took any text for a seed, a translucent colour too, which showed as it lies on white; and it
 * took markup into names and words. Format 1 wants opaque seeds and plain words.
 */
const fromZero: Migration = (content) => [
  ...['primary', 'secondary', 'neutral'].flatMap((seed) =>
    changed(content, ['seeds', seed], (text) =>
      readColour(text) === null ? (onWhite(text) ?? text) : text,
    ),
  ),
  ...[['name'], ['mailName'], ...copyPaths(content)].flatMap((path) =>
    changed(content, path, plainText),
  ),
]

/** The migration of each format that is not the current one, oldest first. */
export const migrations: readonly Migration[] = [fromZero]
