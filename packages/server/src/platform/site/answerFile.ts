import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Env } from '../http/App.ts'
import { compressedFile } from './compressedFile.ts'
import type { Site, SiteFile } from './findFile.ts'
import { pagePolicy } from './pagePolicy.ts'

interface Manner {
  /** The same address answers differently by cookie and language. */
  readonly byLanguage?: boolean
  readonly status?: 200 | 404
}

/** Answers with a file of a site: compressed when it lies so beside it, 304 when the visitor has it. */
export async function answerFile(
  http: Context<Env>,
  site: Site,
  file: SiteFile,
  { byLanguage = false, status = 200 }: Manner = {},
): Promise<Response> {
  const isPage = file.path.endsWith('.html')
  const { encoding, ...chosen } = await compressedFile(
    file,
    http.req.header('accept-encoding') ?? '',
  )
  const etag = `W/"${file.bytes.toString(36)}-${Math.floor(file.changed).toString(36)}"`
  const vary = byLanguage ? 'Cookie, Accept-Language, Accept-Encoding' : 'Accept-Encoding'
  http.header('vary', vary)
  http.header('etag', etag)
  http.header('cache-control', keeping(http.req.path, isPage))
  if (isPage) http.header('content-security-policy', await pagePolicy(site))
  if (status === 200 && http.req.header('if-none-match') === etag) return http.body(null, 304)
  if (encoding) http.header('content-encoding', encoding)
  http.header('content-type', getMimeType(file.path) ?? 'application/octet-stream')
  return http.body(new Uint8Array(await readFile(chosen.path)), status)
}

/** Assets carry their content's hash in their name and never change; pages are asked for anew. */
function keeping(path: string, isPage: boolean): string {
  if (isPage) return 'no-cache'
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
}
