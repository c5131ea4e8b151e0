import { type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { constants } from '@bouquet/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Env, SentFile } from '../http/App.ts'
import { readVisit } from '../http/addContext.ts'
import type { Services } from '../http/Services.ts'

/** An answer with a file of a site, as it was given before. */
interface KnownAnswer {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly file: SentFile
  /** Identifies the content of the file. */
  readonly version: string
  /** Identifies the security policy of a page. */
  readonly policyVersion: string | undefined
  readonly until: number
}

/** How long a build may go unnoticed by those who ask for what was asked for before. */
const validMs = 1_000
const most = { answers: 8_000, bytes: 32_000_000, fileBytes: 256_000 }

/** Headers of requests that are not simply answered with a whole file, or not modified. */
const special = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since']

/**
 * Repeats answers with files of the sites while those are unchanged, with what the rest of the program has answered
 * to the same question before. Kept in memory within limits; files that brands share count once.
 */
export function repeatAnswers({
  brands,
  config,
}: Pick<Services, 'brands' | 'config'>): MiddlewareHandler<Env> {
  const answers = new LRUCache<string, KnownAnswer>({ max: most.answers })
  const bodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: most.bytes,
    sizeCalculation: ({ length }) => length + 1,
  })

  /** The content of a known answer's file; undefined when it is not that file any more. */
  function bodyOf({ file, version }: KnownAnswer) {
    return bodies.get(version) ?? readBody(file.path, version)
  }

  async function readBody(
    file: string,
    version: string,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const handle = await open(file).catch(() => undefined)
    try {
      const facts = await handle?.stat()
      if (!handle || !facts || versionOf(facts) !== version) return
      const body = await handle.readFile()
      bodies.set(version, body)
      return body
    } finally {
      await handle?.close()
    }
  }

  function remember(key: string, http: Context<Env>): void {
    const file = http.get('sentFile')
    const { status, headers } = http.res
    if (!file || (status !== 200 && status !== 404)) return
    if ((headers.get('content-encoding') ?? undefined) !== file.encoding) return
    const facts = statSync(file.path, { throwIfNoEntry: false })
    if (!facts || facts.size > most.fileBytes) return
    if (headers.get('last-modified') !== facts.mtime.toUTCString()) return
    const { 'x-request-id': _, ...lasting } = Object.fromEntries(headers)
    answers.set(key, {
      status,
      headers: lasting,
      file,
      version: versionOf(facts),
      policyVersion: file.policyPath && versionAt(file.policyPath),
      until: performance.now() + validMs,
    })
  }

  /** Looks again whether the files are the same, once in a while. @returns undefined when that is not enough */
  function renew(key: string, known: KnownAnswer): KnownAnswer | undefined {
    const now = performance.now()
    if (now < known.until) return known
    const { file, version, policyVersion } = known
    if (versionAt(file.path) !== version || file.absent.some(isFile)) return
    if (file.policyPath && versionAt(file.policyPath) !== policyVersion) return
    const renewed = { ...known, until: now + validMs }
    answers.set(key, renewed)
    return renewed
  }

  return async (http, next) => {
    const { path, method } = http.req
    if (
      method !== 'GET' ||
      path.startsWith('/api/') ||
      special.some((name) => http.req.header(name))
    )
      return next()
    const { host, isSecure } = readVisit(http, config.trustProxy)
    const brand = brands.byHost(host)
    if (!brand) return next()
    const key = [path, brand.id, isSecure, ...choicesOf(http)].join('\n')
    const found = answers.get(key)
    const known = found && renew(key, found)
    const body = known && (await bodyOf(known))
    if (known && body) return repeat(known, body, http.req.header('if-none-match'))
    await next()
    if (key.length < longestKey) remember(key, http)
  }
}

const longestKey = 1_000

/** What the choice of language and encoding depends on. */
const choicesOf = ({ req }: Context<Env>) => [
  req.header('accept-encoding'),
  req.header('accept-language'),
  localeCookie.exec(req.header('cookie') ?? '')?.[1],
]

const localeCookie = new RegExp(`(?:^|; *)${constants.cookies.locale}=([^;]*)`)

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const versionAt = (path: string) => {
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts && versionOf(facts)
}

const versionOf = ({ dev, ino, mtimeMs, size }: Stats) => `${dev} ${ino} ${mtimeMs} ${size}`

function repeat(
  { status, headers }: KnownAnswer,
  body: Uint8Array<ArrayBuffer>,
  validators: string | undefined,
): Response {
  if (status === 404 || !validators || !isAmong(headers['etag'], validators))
    return new Response(body, { status, headers })
  const {
    'content-type': _type,
    'content-length': _length,
    'content-encoding': _encoding,
    ...rest
  } = headers
  return new Response(null, { status: 304, headers: rest })
}

const isAmong = (tag: string | undefined, validators: string) =>
  validators.trim() === '*' ||
  validators.split(',').some((each) => strong(each.trim()) === strong(tag ?? ''))

const strong = (tag: string) => tag.replace(/^W\//, '')
