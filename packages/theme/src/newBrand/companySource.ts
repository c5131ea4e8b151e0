import { applyEdits, modify, parse } from 'jsonc-parser'
import { z } from 'zod'
import type { CompanyFile } from '../brand/company.ts'
import { plainName } from '../load/findWarnings.ts'
import { inlineJson } from './inlineJson.ts'

/** The text of a company file. */
export function companySource(company: CompanyFile): string {
  const entries = Object.entries({ $schema: '../schema/company.schema.json', ...company })
  const lines = entries.map(([key, value]) => `  "${key}": ${inlineJson(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const tradenamesSchema = z.object({ tradenames: z.array(z.string()) })

/**
 * Adds a name to the tradenames of a company file, whose comments and order stay; undefined when it is there, or
 * the file has no list of them.
 */
export function withTradename(source: string, name: string): string | undefined {
  const content: unknown = parse(source, [], { allowTrailingComma: true })
  const tradenames = tradenamesSchema.safeParse(content).data?.tradenames
  if (tradenames === undefined || tradenames.some((each) => plainName(each) === plainName(name)))
    return undefined
  const path = ['tradenames', tradenames.length]
  const edits = modify(source, path, name, { isArrayInsertion: true })
  return applyEdits(
    source,
    edits.map((edit) => ({ ...edit, content: edit.content.replace(/^,/, ', ') })),
  )
}
