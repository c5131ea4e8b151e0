import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { jsonSchemas } from '@bouquet/theme/load'
import { say } from './say.ts'

/** Writes the JSON Schemas of brand and company files into a themes folder, where editors find them. */
export async function writeSchemas(themes: string): Promise<void> {
  for (const [path, text] of Object.entries(jsonSchemas())) {
    const file = join(themes, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    say.line(file)
  }
}
