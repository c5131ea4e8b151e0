import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LegalPageName, Locale } from '@bouquet/contract'
import { z } from 'zod'
import { legalFolder } from '../node/folder.ts'

/** A paragraph is a text; a list is an array of texts; a table is made of facts and has no text of its own. */
const block = z.union([
  z.string().min(1),
  z.array(z.string().min(1)).min(1),
  z.strictObject({ table: z.enum(['cookies', 'storage']) }),
])
export type LegalSourceBlock = z.infer<typeof block>

/** Content of `legal/<page>/<locale>.json`; see `legal/README.md` for the syntax of texts. */
const legalSourceSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
        /** The section is shown only for brands with this setting, or whose company states this fact. */
        when: z
          .enum(['fictional_profiles', 'represented_by', 'mediator', 'eu_representative'])
          .optional(),
        heading: z.string().min(1),
        blocks: z.array(block).min(1),
      }),
    )
    .min(1),
})
export type LegalSource = z.infer<typeof legalSourceSchema>

const cache = new Map<string, LegalSource>()

/** The text of a legal page with its variables; each file is read once. */
export function readLegal(page: LegalPageName, locale: Locale): LegalSource {
  const file = join(legalFolder, page, `${locale}.json`)
  const known = cache.get(file)
  if (known) return known
  const parsed = legalSourceSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`)
  cache.set(file, parsed.data)
  return parsed.data
}
