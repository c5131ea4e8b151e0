import { statSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import type { SentFile } from '../http/App.ts'
import {
  type FolderVersion,
  folderVersionAt,
  isSameFolder,
  readVersion,
  versionAt,
} from './fileVersion.ts'
import type { PageRequest } from './pageRequest.ts'

/** A response with a file of a site, as it was sent before. */
export interface CachedResponse {
  readonly status: 200
  /** Names and values in turn, as Node writes them. */
  readonly headers: string[]
  readonly etag: string
  /** Identifies the content of the file. */
  readonly version: string
}

interface Entry extends CachedResponse {
  readonly file: SentFile
  readonly folder: FolderVersion
  /** Identifies the security policy of a page. */
  readonly policyVersion: string | undefined
  /** When the files are looked at again. */
  until: number
}

/** What a response is cached from. */
interface CacheableResponse {
  readonly status: number
  readonly headers: Headers
  readonly file: SentFile
  /** The site's folder before the response was made. */
  readonly folder: FolderVersion | undefined
}

/** How long a change within a folder may go unnoticed; a build replaces the link to the folder instead. */
const validMs = { folder: 1_000, link: 10_000 }
const most = { responses: 20_000, responseBytes: 16_000_000, fileBytes: 256_000, bytes: 32_000_000 }

const byLanguage = 'by language'

/** About how much memory a response takes besides its text. */
const objectBytes = 500

const lettersOf = (response: Entry | typeof byLanguage): number => {
  if (response === byLanguage) return 0
  const { file, headers, version } = response
  const texts = [file.path, version, ...headers, ...file.absent]
  return texts.reduce((sum, { length }) => sum + length, 0)
}

/**
 * Caches responses with files of the sites, within limits. Files that brands share count once. A response is not found
 * any more once a build has led the domain to another folder.
 */
export function responseCache() {
  const responses = new LRUCache<string, Entry | typeof byLanguage>({
    max: most.responses,
    maxSize: most.responseBytes,
    sizeCalculation: (response, key) => objectBytes + 2 * (key.length + lettersOf(response)),
  })
  const bodies = new LRUCache<string, Buffer>({
    maxSize: most.bytes,
    sizeCalculation: ({ length }) => length + 1,
  })

  async function readBody({ file, version }: Entry): Promise<Buffer | undefined> {
    const body = await readVersion(file.path, version)
    if (body) bodies.set(version, body)
    return body
  }

  return {
    find(request: PageRequest): Entry | undefined {
      const found = responses.get(request.key)
      const entry = found === byLanguage ? responses.get(inLanguage(request)) : found
      return entry && entry !== byLanguage && isCurrent(entry, request) ? entry : undefined
    },

    /** The content of the file of a response, at once if it is in memory; undefined when it is not that file any more. */
    bodyOf: (entry: Entry) => bodies.get(entry.version) ?? readBody(entry),

    /** How much is cached. */
    size: () => ({
      responses: responses.size,
      bytes: responses.calculatedSize + bodies.calculatedSize,
    }),

    /** Caches a response, unless its files have changed meanwhile. */
    remember(request: PageRequest, given: CacheableResponse): void {
      const entry = entryOf(request, given)
      if (!entry) return
      const varies = /accept-language/i.test(given.headers.get('vary') ?? '')
      if (varies) responses.set(request.key, byLanguage)
      responses.set(varies ? inLanguage(request) : request.key, entry)
    },
  }
}

const inLanguage = ({ key, locale }: PageRequest) => `${key}\n${locale}`

function entryOf(
  { site }: PageRequest,
  { status, headers, file, folder }: CacheableResponse,
): Entry | undefined {
  // Anybody can ask for any number of pages that do not exist.
  if (status !== 200) return undefined
  if ((headers.get('content-encoding') ?? undefined) !== file.encoding) return undefined
  const facts = statSync(file.path, { throwIfNoEntry: false })
  const version = versionAt(file.path)
  if (!facts || !version || facts.size > most.fileBytes) return undefined
  if (headers.get('last-modified') !== facts.mtime.toUTCString()) return undefined
  if (headers.get('content-length') !== String(facts.size)) return undefined
  const policyVersion = file.policyPath && versionAt(file.policyPath)
  if (!folder || !isSameFolder(folder, folderVersionAt(site))) return undefined
  const lasting = [...headers].filter(([name]) => name !== 'x-request-id')
  return {
    status,
    headers: lasting.flat(),
    etag: headers.get('etag') ?? '',
    version,
    file,
    folder,
    policyVersion,
    until: performance.now() + periodOf(folder),
  }
}

const periodOf = ({ isLink }: FolderVersion) => (isLink ? validMs.link : validMs.folder)

/** Whether a response is still current: looks at the folder each time, and at the files once in a while. */
function isCurrent(entry: Entry, { site }: PageRequest): boolean {
  const { file, folder, version, policyVersion } = entry
  if (!isSameFolder(folder, folderVersionAt(site))) return false
  const now = performance.now()
  if (now < entry.until) return true
  if (versionAt(file.path) !== version || file.absent.some(versionAt)) return false
  if (file.policyPath && versionAt(file.policyPath) !== policyVersion) return false
  entry.until = now + periodOf(folder)
  return true
}
