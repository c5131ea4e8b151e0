import { readFileSync } from 'node:fs'
import type { Locale } from '@bouquet/contract'
import type { MembersShell } from '../page.ts'
import { everywhere } from './chunkGroups.ts'
import { type MembersFiles, membersFilesSchema } from './MembersFiles.ts'
import { developmentEntry, membersFilesPath } from './place.ts'

let compiled: MembersFiles | undefined

/** The members area as the development server compiles it, one module after the other. */
export const developmentShell: MembersShell = {
  entry: developmentEntry,
  scripts: [],
  screens: [],
}

/** The compiled files of the members area for a page in one language. */
export function membersShell(locale: Locale): MembersShell {
  compiled ??= membersFilesSchema.parse(JSON.parse(readFileSync(membersFilesPath, 'utf8')))
  const { entry, scripts, styles, screens, texts } = compiled
  const textsOf = (names: readonly string[]) => names.flatMap((name) => texts[locale]?.[name] ?? [])
  const first = textsOf([...everywhere])
  return {
    entry,
    scripts,
    screens: [
      ...screens.map(({ path, namespaces, joined, styles: own, scripts: needed }) => ({
        path,
        styles: joined,
        joined: [...styles, ...own],
        scripts: [...new Set([...first, ...textsOf(namespaces), ...needed])],
      })),
      // A path without a screen.
      ...styles.map((file) => ({ path: '', styles: file, joined: [], scripts: first })),
    ],
  }
}
