import { nicheByNumber } from '@bouquet/contract'
import { applyEdits, modify } from 'jsonc-parser'
import { brandFormat } from '../brand/brand.schema.ts'
import { valueAt } from '../load/contentPaths.ts'
import { type Change, migrations } from './migrations.ts'

/** Files that state no format are in the current one, unless their niche is a number as in format 1. */
const unstatedFormat = (content: unknown): number =>
  nicheByNumber(valueAt(content, ['niche'])) === undefined ? brandFormat : 1

/** The format of a file; an invalid one counts as not stated. */
export function formatOf(content: unknown): number {
  const format = valueAt(content, ['format'])
  return typeof format === 'number' && Number.isSafeInteger(format) && format >= 0
    ? format
    : unstatedFormat(content)
}

const formattingOptions = { insertSpaces: true, tabSize: 2 }

const withValue = (source: string, { path, to }: Change): string =>
  applyEdits(source, modify(source, [...path], to, { formattingOptions }))

const withinContent = (value: unknown, { path: [key, ...path], to }: Change): unknown => {
  if (key === undefined) return to
  const inner = withinContent(valueAt(value, [key]), { path, to })
  return typeof value === 'object' ? { ...value, [key]: inner } : value
}

/** Converts the text of a brand file to the current format and keeps everything else, comments included. */
export function migrateSource(source: string, content: unknown): string {
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
