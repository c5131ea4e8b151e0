import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { hashOf } from '../../hashFiles.ts'

/** The files of a built site, by path without content hashes. */
export interface SiteFiles {
  /** HTML by address, as in `/en/faq`. */
  readonly pages: ReadonlyMap<string, string>
  /** Hashes of the content of other files, by path as in `assets/icon.*.svg`. */
  readonly others: ReadonlyMap<string, string>
  /** Values of the brand's design tokens, light and dark, by name. */
  readonly tokens: ReadonlyMap<string, string>
}

const contentHash = /\.[0-9a-f]{8,16}(?=\.)|(?<=[.-])[\w-]{8}(?=\.(?:js|css)\b)/g
const index = 'index.html'

/** A path or text without the hashes in the names of assets, which change with any content. */
export function withoutHashes(text: string): string {
  return text.replace(contentHash, '.*')
}

const brandStyles = /^assets\/brand\.[0-9a-f]+\.css$/

/** The values of each token in a style sheet, each value once and in its order. */
export function tokensIn(css: string): ReadonlyMap<string, string> {
  const values = new Map<string, ReadonlySet<string>>()
  for (const [, name = '', value = ''] of css.matchAll(/(--b-[\w-]+):([^;}]+)/g))
    values.set(name, new Set([...(values.get(name) ?? []), value.trim()]))
  return new Map([...values].map(([name, each]) => [name, [...each].join(', ')]))
}

/** Reads a built site; empty when it does not exist. Compressed copies and hidden files are left out. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const pages = new Map<string, string>()
  const others = new Map<string, string>()
  let tokens: ReadonlyMap<string, string> = new Map()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file)
    if (isInternal(path)) continue
    if (brandStyles.test(path)) tokens = tokensIn(await readFile(file, 'utf8'))
    if (path.endsWith(index))
      pages.set(`/${path.slice(0, -index.length).replace(/\/$/, '')}`, await readFile(file, 'utf8'))
    else if (!path.endsWith('.html'))
      others.set(withoutHashes(path), hashOf(withoutHashes(await readFile(file, 'latin1'))))
  }
  return { pages, others, tokens }
}

/**
 * Files without changes of their own: compressed copies, files that browsers never request, and lists of the hashes
 * of assets.
 */
const isInternal = (path: string) =>
  /\.(br|gz)$/.test(path) || /(^|\/)[._]/.test(path) || path === 'headers.json'
