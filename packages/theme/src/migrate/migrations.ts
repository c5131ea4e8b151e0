import { plainText } from '../brand/text.ts'
import { readColour } from '../color/colour.ts'
import { onWhite } from '../color/onWhite.ts'
import { valueAt } from '../load/paths.ts'
import type { TextChange } from './edits.ts'

/** What has to change in a file of one format so that the next reads it, text by text. */
export type Migration = (content: object) => readonly TextChange[]

const changed = (
  content: object,
  path: readonly PropertyKey[],
  change: (text: string) => string,
): readonly TextChange[] => {
  const from = valueAt(content, path)
  if (typeof from !== 'string') return []
  const to = change(from)
  return to === from ? [] : [{ path, from, to }]
}

const copyPaths = (content: object) =>
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
