import { join } from 'node:path'
import type { Locale } from '@bouquet/contract'
import { paths } from '../paths.ts'

export const membersSource = join(paths.root, 'packages/members/src')

/** The module that starts the members area. */
export const membersEntry = join(membersSource, 'main.tsx')

/** The module that draws it on the server. */
export const drawingEntry = join(membersSource, 'server.tsx')

/** Its address in development. */
export const developmentEntry = '/@members-area'

/** Where a compilation says which files of the members area a page in one language loads. */
export function shellPath(locale: Locale): string {
  return join(paths.compiled, `members.${locale}.json`)
}
