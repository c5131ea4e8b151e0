import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Writes the pages of a built folder to another one. @returns seconds for writing alone */
export function writeAgain(from: string, to: string): number {
  const pages = pagesOf(from)
  rmSync(to, { recursive: true, force: true })
  const start = performance.now()
  for (const [name, content] of pages) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    writeFileSync(join(to, name), content)
  }
  return (performance.now() - start) / 1000
}

/** Compresses the pages of a built folder at the levels of Bouquet. @returns seconds */
export async function compress(from: string): Promise<number> {
  const pages = pagesOf(from)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const start = performance.now()
  await Promise.all(
    pages.flatMap(([, content]) => [brotliOf(content, { params }), gzipOf(content, { level: 9 })]),
  )
  return (performance.now() - start) / 1000
}

const pagesOf = (folder: string) =>
  globSync('**/*.html', { cwd: folder }).map(
    (name) => [name, readFileSync(join(folder, name))] as const,
  )

/** Number and bytes of the pages below a folder. */
export function countPages(folder: string): { readonly pages: number; readonly bytes: number } {
  const pages = pagesOf(folder)
  return { pages: pages.length, bytes: pages.reduce((sum, [, content]) => sum + content.length, 0) }
}
