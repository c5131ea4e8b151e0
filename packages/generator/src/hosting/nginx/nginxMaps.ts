import { constants, defaultLocale, localeCodes } from '@bouquet/contract'
import { cacheRules, filePolicy, varies } from '@bouquet/contract/hosting'
import { calls } from '@bouquet/contract/schemas'
import type { HostingSettings } from '../hostingSettings.ts'
import { type HandlingRule, serverHandledRequests } from '../serverHandledRequests.ts'
import { languageAliases, preferredLanguage, serverChooses, sitePaths } from '../sitePaths.ts'

const uploads = [calls.uploadPhoto.path, calls.sendChatPhoto.path]

const locale = localeCodes.join('|')

const map = (source: string, variable: string, rows: readonly (readonly [string, string])[]) =>
  `map ${source} ${variable} {\n${rows.map(([from, to]) => `  ${from} ${to};`).join('\n')}\n}\n`

const matching = (pattern: string) => `"~${pattern}"`

const oddMap = (source: string, name: keyof typeof serverHandledRequests) => {
  const { patterns, otherwise }: HandlingRule = serverHandledRequests[name]
  const value = (isOdd: boolean) => (isOdd ? '1' : '""')
  return map(source, `$bouquet_odd_${name}`, [
    ...patterns.map(([pattern, isOdd]) => [matching(pattern), value(isOdd)] as const),
    ['default', value(otherwise)],
  ])
}

const oddMaps = [
  oddMap('"$request_method:$request_uri"', 'request'),
  oddMap('$http_host', 'host'),
  oddMap('$http_accept_encoding', 'encoding'),
  oddMap('"$http_range:$uri"', 'range'),
  map(
    '"$bouquet_odd_request$bouquet_odd_host$bouquet_odd_encoding$bouquet_odd_range$http_if_match$http_if_unmodified_since"',
    '$bouquet_is_odd',
    [
      ['""', '""'],
      ['default', '1'],
    ],
  ),
]

/** A query may hold the token of a mailed link. */
const withoutQuery = (source: string, variable: string) => [
  map(source, variable, [
    [matching('^([^?]*)'), '$1'],
    ['default', '""'],
  ]),
]

/** The variables of nginx that choose language, page and headers of a request. */
export function nginxMaps({ tls }: HostingSettings): string {
  return [
    map('$http_accept_language', '$bouquet_named_language', [
      ['""', defaultLocale],
      [matching(preferredLanguage), '$1'],
      ['default', serverChooses],
    ]),
    map('$bouquet_named_language', '$bouquet_browser_language', [
      ...Object.entries(languageAliases),
      ['default', '$bouquet_named_language'],
    ]),
    map(
      `$cookie_${constants.cookies.locale}:$bouquet_brand_language:$bouquet_browser_language`,
      '$bouquet_language',
      [
        [matching(`^(${locale}):`), '$1'],
        [matching(`^[^:]*:(${locale}):`), '$1'],
        ['default', '$bouquet_browser_language'],
      ],
    ),
    map('$uri', '$bouquet_page', [
      [matching(sitePaths.membersPage), sitePaths.membersShell],
      [matching(sitePaths.page), '$1/index.html'],
      ['/', '/index.html'],
      ['default', '""'],
    ]),
    map('$uri', '$bouquet_lander', [
      [matching(sitePaths.variant), '/$1$2/index.html'],
      [matching(sitePaths.variantWithout), '/$bouquet_language$1/index.html'],
      ['default', '/none'],
    ]),
    map('$uri', '$bouquet_missing', [
      [matching(sitePaths.localised), `/$1${sitePaths.missing}`],
      [matching(sitePaths.membersArea), `/$bouquet_language${sitePaths.membersShell}`],
      ['default', `/$bouquet_language${sitePaths.missing}`],
    ]),
    map('$bouquet_language$bouquet_page', '$bouquet_server_chooses', [
      [matching(`^${serverChooses}/`), '1'],
      ['default', '""'],
    ]),
    // A request that revalidates a page has the page already.
    map('"$http_if_none_match$http_if_modified_since:$request_uri"', '$bouquet_is_visit', [
      [matching(sitePaths.counted.replace('^', '^:').replace('$', '(?:[?]|$)')), '1'],
      ['default', '""'],
    ]),
    map('$uri', '$bouquet_caching', [
      [matching('[.]html$'), `"${cacheRules.page}"`],
      [matching('^/assets/'), `"${cacheRules.asset}"`],
      ['default', `"${cacheRules.other}"`],
    ]),
    map('$uri', '$bouquet_content_language', [
      [matching(sitePaths.localisedFile), '$1'],
      ['default', '""'],
    ]),
    map('$uri', '$bouquet_policy', [
      [matching('[.]html$'), '$bouquet_page_policy'],
      ['default', `"${filePolicy}"`],
    ]),
    map('$request_uri', '$bouquet_localised', [
      [matching(`^/(?:${locale})(?:[/?]|$)`), 'yes'],
      ['default', 'no'],
    ]),
    map('$bouquet_localised$uri', '$bouquet_vary', [
      [matching('^no.*[.]html$'), `"${varies.byLanguage}"`],
      ['default', `"${varies.always}"`],
    ]),
    map(tls === 'before' ? 'https' : '$scheme', '$bouquet_strict_transport', [
      ['https', '$bouquet_site_transport'],
      ['default', '""'],
    ]),
    ...oddMaps,
    map('$host', '$bouquet_proper_host', [
      [matching('^www[.](.+)$'), '$1'],
      ['default', '$host'],
    ]),
    map('$uri', '$bouquet_is_upload', [
      ...uploads.map((path) => [path, '1'] as const),
      ['default', '""'],
    ]),
    ...withoutQuery('$request_uri', '$bouquet_logged_path'),
    ...withoutQuery('$http_referer', '$bouquet_logged_referer'),
  ].join('\n')
}
