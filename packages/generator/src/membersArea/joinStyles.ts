import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../hashFiles.ts'
import { paths } from '../paths.ts'

const client = join(paths.compiled, 'client')

/** Writes compiled styles into one file, since each request holds up the first picture; returns its URL. */
export function joinStyles(urls: readonly string[]): string {
  const text = urls.map((url) => readFileSync(join(client, url), 'utf8')).join('\n')
  const joined = `/assets/screen.${hashOf(text)}.css`
  writeFileSync(join(client, joined), text)
  return joined
}
