import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The built site of one brand. */
export interface Site {
  readonly folder: string
  readonly domain: string
}

export interface SiteFile {
  readonly path: string
  readonly bytes: number
  readonly changed: number
}

/** Files that are for hosts and not for visitors. */
const unserved = ['/headers.json', '/_headers', '/_redirects']

/** The file of a path, or of `index.html` below it; undefined when there is none to serve. */
export async function findFile(
  { folder, domain }: Site,
  path: string,
): Promise<SiteFile | undefined> {
  const plain = decode(path)
  if (!plain || unserved.includes(plain) || isHidden(plain)) return undefined
  const place = join(folder, domain, plain)
  return (await asFile(place)) ?? asFile(join(place, 'index.html'))
}

async function asFile(path: string): Promise<SiteFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { path, bytes: found.size, changed: found.mtimeMs } : undefined
}

/** No step up, no hidden file, nothing that file systems read in their own way. */
const isHidden = (path: string) =>
  /[\\\0]/.test(path) ||
  path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
