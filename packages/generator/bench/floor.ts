import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Seconds for writing the files of a site again without making them: its own by content, those it shares by link.
 * @param scratch a folder that does not exist; it is removed again
 */
export function writeAgain(site: string, scratch: string): number {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const from = join(entry.parentPath, entry.name)
      const isShared = statSync(from).nlink > 1
      return { from, to: from.slice(site.length), content: isShared ? null : readFileSync(from) }
    })
  const start = performance.now()
  for (const folder of new Set(files.map(({ to }) => dirname(to))))
    mkdirSync(join(scratch, folder), { recursive: true })
  for (const { from, to, content } of files) {
    if (content === null) linkSync(from, join(scratch, to))
    else writeFileSync(join(scratch, to), content)
  }
  const seconds = (performance.now() - start) / 1_000
  rmSync(scratch, { recursive: true })
  return seconds
}
