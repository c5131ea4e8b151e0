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
import type { PageQuestion } from './pageQuestion.ts'

/** An answer with a file of a site, as it was given before. */
export interface KnownAnswer {
  readonly status: 200
  /** Names and values in turn, as Node writes them. */
  readonly headers: string[]
  readonly etag: string
  /** Identifies the content of the file. */
  readonly version: string
}

interface Entry extends KnownAnswer {
  readonly file: SentFile
  readonly folder: FolderVersion
  /** Identifies the security policy of a page. */
  readonly policyVersion: string | undefined
  /** When the files are looked at again. */
  until: number
}

/** What an answer is remembered from. */
interface GivenAnswer {
  readonly status: number
  readonly headers: Headers
  readonly file: SentFile
  /** The site's folder before the answer was made. */
  readonly folder: FolderVersion | undefined
}

/** How long a change within a folder may go unnoticed; a build replaces the link to the folder instead. */
const validMs = { folder: 1_000, link: 10_000 }
const most = { answers: 20_000, answerBytes: 16_000_000, fileBytes: 256_000, bytes: 32_000_000 }

const byLanguage = 'by language'

/** About how much memory an answer takes besides its text. */
const objectBytes = 500

const lettersOf = (answer: Entry | typeof byLanguage): number => {
  if (answer === byLanguage) return 0
  const { file, headers, version } = answer
  const texts = [file.path, version, ...headers, ...file.absent]
  return texts.reduce((sum, { length }) => sum + length, 0)
}

/**
 * Keeps answers with files of the sites, within limits. Files that brands share count once. An answer is not found
 * any more once a build has led the domain to another folder.
 */
export function knownAnswers() {
  const answers = new LRUCache<string, Entry | typeof byLanguage>({
    max: most.answers,
    maxSize: most.answerBytes,
    sizeCalculation: (answer, key) => objectBytes + 2 * (key.length + lettersOf(answer)),
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
    find(question: PageQuestion): Entry | undefined {
      const found = answers.get(question.key)
      const entry = found === byLanguage ? answers.get(inLanguage(question)) : found
      return entry && entry !== byLanguage && isCurrent(entry, question) ? entry : undefined
    },

    /** The content of an answer's file, at once if it is in memory; undefined when it is not that file any more. */
    bodyOf: (entry: Entry) => bodies.get(entry.version) ?? readBody(entry),

    /** How much is kept. */
    size: () => ({ answers: answers.size, bytes: answers.calculatedSize + bodies.calculatedSize }),

    /** Keeps an answer, unless its files have changed meanwhile. */
    remember(question: PageQuestion, given: GivenAnswer): void {
      const entry = entryOf(question, given)
      if (!entry) return
      const varies = /accept-language/i.test(given.headers.get('vary') ?? '')
      if (varies) answers.set(question.key, byLanguage)
      answers.set(varies ? inLanguage(question) : question.key, entry)
    },
  }
}

const inLanguage = ({ key, locale }: PageQuestion) => `${key}\n${locale}`

function entryOf(
  { site }: PageQuestion,
  { status, headers, file, folder }: GivenAnswer,
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

/** Whether an answer is still right: looks at the folder each time, and at the files once in a while. */
function isCurrent(entry: Entry, { site }: PageQuestion): boolean {
  const { file, folder, version, policyVersion } = entry
  if (!isSameFolder(folder, folderVersionAt(site))) return false
  const now = performance.now()
  if (now < entry.until) return true
  if (versionAt(file.path) !== version || file.absent.some(versionAt)) return false
  if (file.policyPath && versionAt(file.policyPath) !== policyVersion) return false
  entry.until = now + periodOf(folder)
  return true
}
