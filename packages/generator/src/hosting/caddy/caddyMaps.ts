import { constants, defaultLocale, localeCodes } from '@bouquet/contract'
import { cacheRules, contentTypes, filePolicy, otherType, varies } from '@bouquet/contract/hosting'
import type { HostingSettings } from '../hostingSettings.ts'
import { type HandlingRule, serverHandledRequests } from '../serverHandledRequests.ts'
import {
  languageAliases,
  preferredLanguage,
  serverChooses,
  serverPaths,
  sitePaths,
} from '../sitePaths.ts'

const locale = localeCodes.join('|')

/** Caddy replaces variables only in the outputs of rows without a pattern, so patterns give parts of paths. */
const map = (source: string, variable: string, rows: readonly (readonly [string, string])[]) =>
  `map ${source} {bouquet_${variable}} {\n${rows.map(([from, to]) => `	${from} ${to}`).join('\n')}\n}\n`

const matching = (pattern: string) => `"~${pattern}"`
/** What a group of the pattern has matched. */
const group = (index: number) => `\${${index}}`
const first = `"${group(1)}"`

const oddMap = (source: string, name: keyof typeof serverHandledRequests) => {
  const { patterns, otherwise }: HandlingRule = serverHandledRequests[name]
  const value = (isOdd: boolean) => (isOdd ? 'odd' : '""')
  return map(source, `odd_${name}`, [
    ...patterns.map(([pattern, isOdd]) => [matching(pattern), value(isOdd)] as const),
    ['default', value(otherwise)],
  ])
}

/** The variables of Caddy that choose language, page and headers of a request. */
export function caddyMaps({ countsVisits }: HostingSettings): string {
  return [
    map('"{http.request.header.Accept-Language}:"', 'named_language', [
      ['":"', defaultLocale],
      [matching(preferredLanguage.replace('(?:,|$)', '[,:]')), first],
      ['default', serverChooses],
    ]),
    map('{bouquet_named_language}', 'browser_language', [
      ...Object.entries(languageAliases),
      ['default', '{bouquet_named_language}'],
    ]),
    map(
      `"{http.request.cookie.${constants.cookies.locale}}:{bouquet_brand_language}:{bouquet_browser_language}"`,
      'language',
      [
        [matching(`^(${locale}):`), first],
        [matching(`^[^:]*:(${locale}):`), first],
        ['default', '{bouquet_browser_language}'],
      ],
    ),
    map('{http.request.orig_uri.path}', 'page', [
      [matching(sitePaths.membersPage), sitePaths.membersShell],
      [matching(sitePaths.page), `"${group(1)}/index.html"`],
      ['/', '/index.html'],
      ['default', '/none'],
    ]),
    oddMap('"{http.request.method}:{http.request.orig_uri}"', 'request'),
    oddMap('{http.request.hostport}', 'host'),
    oddMap('{http.request.header.Accept-Encoding}', 'encoding'),
    oddMap('"{http.request.header.Range}:{http.request.orig_uri.path}"', 'range'),
    // An unknown host may be that of a new brand, which the server knows at once.
    map(
      '"{bouquet_odd_request}{bouquet_odd_host}{bouquet_odd_encoding}{bouquet_odd_range} {bouquet_site} {bouquet_language}{bouquet_page} {http.request.orig_uri.path}"',
      'answered_by',
      [
        [matching(`^odd|^ none | ${serverPaths}(?:/|$)`), 'server'],
        // A page that begins a visit, which the server counts while it sends it.
        ...(countsVisits
          ? [[matching(sitePaths.counted.replace('^', ' ')), 'counting'] as const]
          : []),
        [matching('/none '), 'files'],
        [matching(`^ [^ ]+ ${serverChooses}/`), 'server'],
        ['default', 'files'],
      ],
    ),
    map('{http.request.orig_uri.path}', 'variant', [
      [matching(sitePaths.variant), `"/${group(1)}${group(2)}/index.html"`],
      ['default', '/none'],
    ]),
    map('{http.request.orig_uri.path}', 'variant_without', [
      [matching(sitePaths.variantWithout), `"${group(1)}/index.html"`],
      ['default', '/none'],
    ]),
    map('{http.request.orig_uri.path}', 'missing_language', [
      [matching(sitePaths.localised), first],
      ['default', '{bouquet_language}'],
    ]),
    map('{http.request.orig_uri.path}', 'missing_page', [
      [matching(sitePaths.membersArea), sitePaths.membersShell],
      ['default', sitePaths.missing],
    ]),
    map('{http.request.uri.path}', 'caching', [
      [matching('[.]html$'), `"${cacheRules.page}"`],
      [matching('^/assets/'), `"${cacheRules.asset}"`],
      ['default', `"${cacheRules.other}"`],
    ]),
    map('{http.request.uri.path}', 'kind', [
      [matching('[.]html$'), 'page'],
      ['default', 'file'],
    ]),
    map('{bouquet_kind}', 'policy', [
      ['page', '{bouquet_page_policy}'],
      ['default', `"${filePolicy}"`],
    ]),
    map('{http.request.orig_uri.path}', 'localised', [
      [matching(sitePaths.localised), 'yes'],
      ['default', 'no'],
    ]),
    map('"{bouquet_localised} {bouquet_kind}"', 'vary', [
      ['"no page"', `"${varies.byLanguage}"`],
      ['default', `"${varies.always}"`],
    ]),
    map('{http.request.uri.path}', 'type', [
      ...Object.entries(contentTypes).map(
        ([ending, type]) => [matching(`[.]${ending}$`), `"${type}"`] as const,
      ),
      ['default', `"${otherType}"`],
    ]),
  ].join('\n')
}
