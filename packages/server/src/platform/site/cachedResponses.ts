import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Env, SentFile } from '../http/App.ts'
import type { Services } from '../http/Services.ts'
import { folderVersionAt } from './fileVersion.ts'
import { type PageRequest, pageRequestReader } from './pageRequest.ts'
import { type CachedResponse, responseCache } from './responseCache.ts'
import { countVisit } from './Visits.ts'

/** Responses with files of the sites that are sent again without the app. */
export interface CachedResponses {
  /** Caches what the app responds with files. */
  readonly remember: MiddlewareHandler<Env>
  /** Writes a cached response straight to the connection, or calls `next`. */
  repeat(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void
}

/**
 * Repeats responses with files of the sites while those are unchanged, with what the app has sent for the same
 * request before. Most requests are for such files, and the app takes three times as long for each.
 */
export function cachedResponses(
  services: Pick<Services, 'brands' | 'config' | 'metrics' | 'visits'>,
): CachedResponses {
  const { metrics, visits } = services
  const readRequest = pageRequestReader(services)
  const known = responseCache()

  function write(
    outgoing: ServerResponse,
    { status, headers }: Pick<CachedResponse, 'headers'> & { readonly status: number },
    body: Buffer | undefined,
    begun: number,
  ): void {
    outgoing.writeHead(status, headers)
    outgoing.end(body)
    metrics.countRequest('page', status, (performance.now() - begun) / 1_000)
  }

  return {
    async remember(http, next) {
      // A request made inside the program has no connection.
      const bindings: Env['Bindings'] | undefined = http.env
      const request = bindings?.incoming && readRequest(bindings.incoming)
      const folder = request && folderVersionAt(request.site)
      await next()
      const file = http.get('sentFile')
      if (!request || !file || http.get('ctx').locale !== request.locale) return
      const { status, headers } = http.res
      known.remember(request, { status, headers, file, folder })
    },

    repeat(incoming, outgoing, next) {
      const begun = performance.now()
      const request = readRequest(incoming)
      const response = request && known.find(request)
      if (!response) return next()
      if (isNotModified(response, request)) {
        const headers = withoutBody(response.headers)
        return write(outgoing, { status: 304, headers }, undefined, begun)
      }
      const body = known.bodyOf(response)
      const send = (content: Buffer) => {
        write(outgoing, response, content, begun)
        countVisit(visits, visitOf(incoming, request, response))
      }
      if (!(body instanceof Promise)) return send(body)
      void body.then((read) => (read ? send(read) : next()), next)
    },
  }
}

const visitOf = (
  { headers, url = '' }: IncomingMessage,
  { brand, site }: PageRequest,
  { file, status }: CachedResponse & { readonly file: SentFile },
) => ({
  brand,
  path: file.path.slice(site.length),
  status,
  url,
  header: (name: string) => headers[name]?.toString(),
})

const ofBody: readonly string[] = ['content-type', 'content-length', 'content-encoding']

/** Names and values in turn, without those that describe a body. */
const withoutBody = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !ofBody.includes(headers[index - (index % 2)] ?? ''))

/** Whether the visitor has the file already. */
const isNotModified = ({ status, etag }: CachedResponse, { validators }: PageRequest) =>
  status === 200 &&
  validators !== undefined &&
  (validators.trim() === '*' ||
    validators.split(',').some((each) => strong(each.trim()) === strong(etag)))

const strong = (tag: string) => tag.replace(/^W\//, '')
