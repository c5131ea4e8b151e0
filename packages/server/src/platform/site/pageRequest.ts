import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { constants } from '@bouquet/contract'
import { type Locale, resolveLocale } from '@bouquet/i18n'
import { acceptedLanguages } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { parse } from 'hono/utils/cookie'
import { LRUCache } from 'lru-cache'
import { requestHost, schemeOf } from '../http/requestHost.ts'
import type { Services } from '../http/Services.ts'
import { siteOf } from './findFile.ts'

/** Everything that decides the response to a request for a file of a site. */
export interface PageRequest {
  /** The folder of the site, which may be a link to its files. */
  readonly site: string
  readonly brand: Brand
  /** Equal for requests that can differ only in the visitor's language. */
  readonly key: string
  readonly locale: Locale
  /** The ETags of the versions that the visitor has. */
  readonly validators: string | undefined
}

/** Headers of requests that do not simply get a whole file, or not modified. */
const special = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const

const most = { languageLists: 1_000, keyLength: 1_000 }

/** Reads requests that may get a file; undefined for any other request. */
export function pageRequestReader({ brands, config }: Pick<Services, 'brands' | 'config'>) {
  const languageLists = new LRUCache<string, readonly string[]>({ max: most.languageLists })

  function languagesOf(header: string): readonly string[] {
    const known = languageLists.get(header)
    if (known) return known
    const languages = acceptedLanguages(header)
    if (header.length < most.keyLength) languageLists.set(header, languages)
    return languages
  }

  return ({ method, url = '', headers, socket }: IncomingMessage): PageRequest | undefined => {
    if (method !== 'GET' || !url.startsWith('/') || url.startsWith('/api/')) return undefined
    const validators = headers['if-none-match']
    // ETags take precedence over the date.
    if (headers['if-modified-since'] && !validators) return undefined
    if (special.some((name) => headers[name])) return undefined
    const connection = { host: headers.host ?? '', scheme: schemeOf(socket) }
    const { authority, proper, host, isSecure } = requestHost(
      (name) => textOf(headers, name),
      connection,
      config.trustProxy,
    )
    if (authority !== proper) return undefined
    const brand = brands.byHost(host)
    if (!brand) return undefined
    const { folder, domain } = siteOf(config.siteDir, brand)
    const key = [domain, isSecure, headers['accept-encoding'], pathOf(url)].join('\n')
    if (key.length > most.keyLength) return undefined
    const locale = resolveLocale({
      cookie: parse(headers.cookie ?? '', constants.cookies.locale)[constants.cookies.locale],
      domainLanguage: brand.domainLanguage,
      languages: languagesOf(headers['accept-language'] ?? ''),
    })
    return { site: join(folder, domain), brand, key, locale, validators }
  }
}

function textOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
