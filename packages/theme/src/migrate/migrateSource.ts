import { applyEdits, modify } from 'jsonc-parser'
import { brandFormat } from '../brand/brand.schema.ts'
import { valueAt } from '../load/contentPaths.ts'
import { type Change, migrations } from './migrations.ts'

/** The format that a file states; one that states none, or nothing like a format, has the current one. */
export const formatOf = (content: unknown): number => {
  const format = valueAt(content, ['format'])
  return typeof format === 'number' && Number.isSafeInteger(format) && format >= 0
    ? format
    : brandFormat
}

const formattingOptions = { insertSpaces: true, tabSize: 2 }

const withValue = (source: string, { path, to }: Change): string =>
  applyEdits(source, modify(source, [...path], to, { formattingOptions }))

const withinContent = (value: unknown, { path: [key, ...path], to }: Change): unknown => {
  if (key === undefined) return to
  const inner = withinContent(valueAt(value, [key]), { path, to })
  return typeof value === 'object' ? { ...value, [key]: inner } : value
}

/**
 * The source of a brand file in the current format; all else in it stays as it is written. Equal to the
 * source when nothing is to be done.
 */
export const migrateSource = (source: string, content: unknown): string => {
  const format = formatOf(content)
  let [moved, held] = [source, content]
  for (const [step, migration] of migrations.slice(format).entries()) {
    for (const change of [...migration(held), { path: ['format'], to: format + step + 1 }]) {
      moved = withValue(moved, change)
      held = withinContent(held, change)
    }
  }
  return moved
}
