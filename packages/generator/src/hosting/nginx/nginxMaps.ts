import { constants, defaultLocale, localeCodes } from '@bouquet/contract'
import { cacheRules, filePolicy, varies } from '@bouquet/contract/hosting'
import type { HostingSettings } from '../hostingSettings.ts'
import { languageAliases, preferredLanguage, serverChooses, sitePaths } from '../sitePaths.ts'

const locale = localeCodes.join('|')

const map = (source: string, variable: string, rows: readonly (readonly [string, string])[]) =>
  `map ${source} ${variable} {\n${rows.map(([from, to]) => `  ${from} ${to};`).join('\n')}\n}\n`

const matching = (pattern: string) => `"~${pattern}"`

/** The variables of nginx that choose language, page and headers of a request. */
export const nginxMaps = ({ tls }: HostingSettings): string =>
  [
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
    // Whoever asks whether a page has changed has it already.
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
  ].join('\n')
