import { nicheByNumber } from '@bouquet/contract'
import { getColor, sRGB, to } from 'colorjs.io/fn'
import { plainText } from '../brand/text.ts'
import { readColor } from '../color/color.ts'
import { parseColor } from '../color/parseColor.ts'
import { valueAt } from '../load/contentPaths.ts'

const pair = (channel: number) =>
  Math.round(255 * Math.min(1, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0')

/** A translucent CSS colour blended on white, as `#rrggbb`; null when the text is not a colour. */
const onWhite = (text: string): string | null => {
  if (parseColor(text).kind !== 'color') return null
  const { coords, alpha } = to(getColor(text), sRGB)
  const share = alpha ?? 1
  return `#${coords.map((channel) => pair((channel ?? 0) * share + 1 - share)).join('')}`
}

/** A value that changes from one format to the next. */
export interface Change {
  readonly path: readonly string[]
  readonly to: unknown
}

/** The changes that convert a file to the next format. */
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
 * Format 0 allowed any text as a seed, also translucent colours, which were blended on white, and markup in
 * names and texts. Format 1 requires opaque seeds and plain text.
 */
const fromZero: Migration = (content) => [
  ...['primary', 'secondary', 'neutral'].flatMap((seed) =>
    changed(content, ['seeds', seed], (text) =>
      readColor(text) === null ? (onWhite(text) ?? text) : text,
    ),
  ),
  ...[['name'], ['mailName'], ...copyPaths(content)].flatMap((path) =>
    changed(content, path, plainText),
  ),
]

/** In format 1 a niche was its number. */
const fromOne: Migration = (content) => {
  const niche = nicheByNumber(valueAt(content, ['niche']))
  return niche === undefined ? [] : [{ path: ['niche'], to: niche }]
}

/** Migrations by format, oldest first. */
export const migrations: readonly Migration[] = [fromZero, fromOne]
