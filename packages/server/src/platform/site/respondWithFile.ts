import { ReadStream } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { assetsPath, cacheRules, contentTypes, otherType, varies } from '@bouquet/contract/hosting'
import { send } from '@fastify/send'
import { createStreamBody } from '@hono/node-server/utils/stream'
import type { Context } from 'hono'
import type { Env } from '../http/App.ts'
import { chooseEncoding } from './chooseEncoding.ts'
import { localeOf, pagePolicy, policyPath, type Site, type SiteFile } from './findFile.ts'

interface FileOptions {
  /** The response varies by cookie and language. */
  readonly byLanguage: boolean
  /** Where files would have been used instead, had they existed. */
  readonly absent: readonly string[]
  readonly status?: 200 | 404
}

/**
 * Sends a file of a site: compressed when a compressed copy exists, a range when one is requested, 304 when
 * the visitor has it. `send` is used because Hono's serve-static supports neither validators nor q values.
 */
export async function respondWithFile(
  http: Context<Env>,
  site: Site,
  file: SiteFile,
  { byLanguage, absent, status = 200 }: FileOptions,
): Promise<Response> {
  const isPage = file.path.endsWith('.html')
  const { encoding, file: chosen } = chooseEncoding(http, file)
  http.set('sentFile', {
    path: join(chosen.root, chosen.path),
    encoding,
    policyPath: isPage ? policyPath(site) : undefined,
    absent,
  })
  const sent = await send(requestFor(http, status), addressOf(chosen), {
    root: chosen.root,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    contentType: false,
  })
  const hasBody = sent.statusCode === 200 || sent.statusCode === 206
  const headers = new Headers(hasBody || sent.statusCode === 304 ? asHeaders(sent.headers) : {})
  const range = asHeaders(sent.headers)['Content-Range']
  if (range) headers.set('content-range', range)
  if (sent.statusCode === 416) headers.set('content-length', '0')
  headers.set('vary', byLanguage ? varies.byLanguage : varies.always)
  headers.set('cache-control', cacheControlOf(file.path, isPage))
  const language = isPage ? localeOf(file.path) : undefined
  if (language) headers.set('content-language', language)
  if (hasBody) {
    headers.set('content-type', typeOf(file.path))
    if (encoding) headers.set('content-encoding', encoding)
  }
  const policy = isPage ? await pagePolicy(site) : undefined
  if (policy) headers.set('content-security-policy', policy)
  const body = sent.stream instanceof ReadStream ? createStreamBody(sent.stream) : null
  return new Response(body, { status: sent.statusCode === 200 ? status : sent.statusCode, headers })
}

/** The part of a request that `send` reads. A 404 page is always sent in full. */
const requestFor = ({ req }: Context, status: 200 | 404) =>
  Object.assign(new Readable(), {
    method: req.method,
    headers: status === 404 ? {} : conditionsOf(req.header()),
  })

/** Ignores a range with a weak validator, which does not prove that the parts belong to the same file. */
function conditionsOf({ range, ...headers }: Record<string, string>): Record<string, string> {
  const isWeak = headers['if-range']?.startsWith('W/') ?? false
  return range === undefined || isWeak ? headers : { ...headers, range }
}

const addressOf = ({ path }: SiteFile) => path.split('/').map(encodeURIComponent).join('/')

/** The types of `send` declare strings, but some values are numbers. */
const asHeaders = (headers: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const types: Readonly<Record<string, string>> = contentTypes

const typeOf = (path: string) => types[extname(path).slice(1)] ?? otherType

/** Assets have a content hash in their name and never change; pages are revalidated. */
function cacheControlOf(path: string, isPage: boolean): string {
  if (isPage) return cacheRules.page
  return path.startsWith(assetsPath) ? cacheRules.asset : cacheRules.other
}
