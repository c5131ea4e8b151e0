import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@bouquet/contract'
import { z } from 'zod'
import { legalFolder } from '../node/folder.ts'
import type { LegalPageName } from './legalPage.ts'
import { type LegalSource, legalSourceSchema } from './source.ts'

const kept = new Map<string, LegalSource>()

/** The text of a legal page with its variables; each file is read once. */
export function readLegal(page: LegalPageName, locale: Locale): LegalSource {
  const file = join(legalFolder, page, `${locale}.json`)
  const known = kept.get(file)
  if (known) return known
  const parsed = legalSourceSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`)
  kept.set(file, parsed.data)
  return parsed.data
}
