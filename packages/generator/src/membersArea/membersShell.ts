import { readFileSync } from 'node:fs'
import type { Locale } from '@bouquet/contract'
import type { MembersShell } from '../page.ts'
import { developmentEntry, shellPath } from './place.ts'

/** The members area as the development server compiles it, one module after the other. */
export const developmentShell: MembersShell = { entry: developmentEntry, scripts: [], screens: [] }

/** The compiled files of the members area for a page in one language. */
export function membersShell(locale: Locale): MembersShell {
  return JSON.parse(readFileSync(shellPath(locale), 'utf8'))
}
