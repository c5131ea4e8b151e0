import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Dictionary, dictionarySchema } from '../dictionary.ts'
import { localesFolder } from './folder.ts'

/**
 * Reads and parses one namespace file, for example `readDictionary('de', 'chat')`.
 * @throws Error naming the file and each wrong key
 */
export function readDictionary(locale: string, namespace: string): Dictionary {
  const file = join(localesFolder, locale, `${namespace}.json`)
  const parsed = dictionarySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
