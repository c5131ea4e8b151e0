import { lstatSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { internalFiles } from '@bouquet/contract/hosting'
import { isLocale, type Locale } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import { z } from 'zod'

/** The built site of one brand. */
export interface Site {
  readonly folder: string
  readonly domain: string
}

export function siteOf(folder: string, { domains, id }: Brand): Site {
  return {
    folder,
    domain: domains[0] ?? id,
  }
}

/** When a site was built; undefined when it has no files. */
export function builtAt({ folder, domain }: Site): Date | undefined {
  // Each build puts a new link here; a folder by another program is as old as its last file.
  return lstatSync(join(folder, domain), { throwIfNoEntry: false })?.mtime
}

/** A file of a site: the site's folder, and the path within it with a leading slash. */
export interface SiteFile {
  readonly root: string
  readonly path: string
}

/** Files for static hosts, not for visitors. */
const unserved: ReadonlySet<string> = new Set(internalFiles.map((name) => `/${name}`))

/**
 * The file of a path, or of `index.html` below it; undefined when there is none.
 * @param absent receives the places where there was none
 */
export function findFile(
  { folder, domain }: Site,
  path: string,
  absent: string[] = [],
): SiteFile | undefined {
  const plain = plainPath(path)
  if (plain === undefined || unserved.has(plain.toLowerCase()) || isHidden(plain)) return undefined
  const root = join(folder, domain)
  const choices = [plain, posix.join(plain, 'index.html')]
  for (const choice of choices) {
    if (isFile(join(root, choice))) return { root, path: choice }
    absent.push(join(root, choice))
  }
  return undefined
}

/** The language at the beginning of a path. */
export function localeOf(path: string): Locale | undefined {
  const [, first = ''] = path.split('/')
  return isLocale(first) ? first : undefined
}

/**
 * Synchronous, since several places are tried in turn, and each would take ten times as long on a thread of the pool.
 */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    // The name is too long, for example.
    return false
  }
}

/** Hidden files are not served, in any folder. */
const isHidden = (path: string) =>
  path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')

/**
 * Decodes a path. One that a file system might interpret differently (double slashes, dot segments, encoded
 * slashes, backslashes) is refused, so that all rules see the actual file name.
 */
function plainPath(path: string): string | undefined {
  if (/%(?:2f|5c|00)/i.test(path)) return undefined
  const plain = decode(path)
  if (!plain?.startsWith('/') || /[\\\0]/.test(plain)) return undefined
  return posix.normalize(plain) === plain ? plain : undefined
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const headersSchema = z.object({ contentSecurityPolicy: z.string() })

export function policyPath({ folder, domain }: Site): string {
  return join(folder, domain, 'headers.json')
}

/**
 * The content security policy that the build wrote for a brand's pages, with the hashes of their inline
 * scripts; undefined for a site without one.
 */
export function pagePolicy(site: Site): Promise<string | undefined> {
  return readFile(policyPath(site), 'utf8').then(
    (text) => headersSchema.parse(JSON.parse(text)).contentSecurityPolicy,
    () => undefined,
  )
}
