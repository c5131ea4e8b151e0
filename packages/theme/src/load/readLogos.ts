import { type LogoPart, logoFilesSchema, logoParts } from '../brand/logoFiles.ts'
import { valueAt } from './contentPaths.ts'
import { fileStamp } from './fileStamp.ts'
import type { Source } from './readSource.ts'
import { readThemeFile } from './readThemeFile.ts'
import type { SvgReading } from './sanitizeSvg.ts'
import { logoPath } from './themeFile.ts'

/** An SVG file that a theme file names. */
export interface LogoSource {
  readonly part: LogoPart
  readonly name: string
  /** Null when the file cannot be read. */
  readonly reading: SvgReading | null
  /** Stamp from before it was read; null when it has none. */
  readonly stamp: string | null
}

/** The SVG files of brands by their ids; nothing for a brand without any. */
export type LogoSources = ReadonlyMap<string, readonly LogoSource[]>

interface NamedFile extends Pick<LogoSource, 'part' | 'name'> {
  readonly id: string
}

const namedIn = ([id, { document }]: readonly [string, Source]): readonly NamedFile[] => {
  const { data } = logoFilesSchema.safeParse(valueAt(document.content, ['logo']))
  return logoParts.flatMap((part) => {
    const name = data?.[part]
    return name === undefined ? [] : [{ id, part, name }]
  })
}

/**
 * Reads the SVG files that theme files name, by id of the brand.
 * @param directory absolute path of the themes folder
 */
export async function readLogos(
  directory: string,
  sources: Iterable<readonly [string, Source]>,
): Promise<LogoSources> {
  const named = [...sources].flatMap(namedIn)
  if (named.length === 0) return new Map()
  // Its library takes a moment to load, which brands without such files need not wait for.
  const { sanitizeSvg } = await import('./sanitizeSvg.ts')
  const read = await Promise.all(
    named.map(async ({ id, part, name }) => {
      const file = logoPath(directory, name)
      const stamp = fileStamp(file.path, Date.now())
      const content = await readThemeFile(file)
      const reading = 'text' in content ? sanitizeSvg(content.text, `${id}-${part}`) : null
      return { id, source: { part, name, reading, stamp } }
    }),
  )
  return new Map(
    [...Map.groupBy(read, ({ id }) => id)].map(([id, list]) => [
      id,
      list.map(({ source }) => source),
    ]),
  )
}
