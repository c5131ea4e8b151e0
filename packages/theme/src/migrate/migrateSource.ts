import { brandFormat } from '../brand/brand.schema.ts'
import { fieldLines, lineOf } from '../load/fieldLines.ts'
import { valueAt } from '../load/paths.ts'
import { replaceText, stateFormat, type TextChange } from './edits.ts'
import { migrations } from './migrations.ts'

/** The format that a file states; one that states none has the current one. */
export const formatOf = (content: object): number => {
  const format = valueAt(content, ['format'])
  return typeof format === 'number' ? format : brandFormat
}

const withText = (value: object, { path: [key, ...path], ...change }: TextChange): object => {
  const inner = key === undefined ? undefined : Reflect.get(value, key)
  if (key === undefined) return value
  const isLeaf = typeof inner !== 'object' || inner === null
  return { ...value, [key]: isLeaf ? change.to : withText(inner, { path, ...change }) }
}

/**
 * The source of a brand file in the current format; all else in it stays as it is written. Equal to the
 * source when nothing is to be done.
 */
export const migrateSource = (source: string, content: object): string => {
  const format = formatOf(content)
  let [moved, held] = [source, content]
  for (const [step, migration] of migrations.slice(format).entries()) {
    for (const change of migration(held)) {
      moved = replaceText(moved, lineOf(fieldLines(moved), change.path) ?? 1, change)
      held = withText(held, change)
    }
    moved = stateFormat(moved, format + step + 1)
  }
  return moved
}
