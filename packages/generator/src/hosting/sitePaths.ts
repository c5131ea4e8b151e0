import { localeCodes } from '@bouquet/contract'
import { deskPath, internalFiles } from '@bouquet/contract/hosting'
import { appRoots, patternOf, routes } from '@bouquet/contract/routes'
import { landerNames } from '@bouquet/theme/landers'
import { pagePath } from '../page.ts'

// Regular expressions without look-around, back references or named groups: nginx (PCRE) and Caddy (RE2) read them alike.

const either = (texts: readonly string[]) => `(?:${texts.join('|')})`

const patternsIn = (area: 'app' | 'static') =>
  Object.values(routes)
    .filter((route) => route.area === area && route.path !== '/')
    .map(patternOf)

const locale = localeCodes.join('|')

/** Norwegian Nynorsk and the macrolanguage code, in which browsers ask for Bokmål. */
export const languageAliases = { nn: 'nb', no: 'nb' } as const

/** Paths that the server answers anyway. */
export const serverPaths = `/(?:api|healthz|readyz|${deskPath.slice(1)})`

/** Paths of a site, as the bundled server answers them. The first group of a pattern matches what its name says. */
export const sitePaths = {
  /** A path that begins with a language. */
  localised: `^/(${locale})(?:/|$)`,
  /** The file of a page in a language. */
  localisedFile: `^/(${locale})/.*[.]html$`,
  /** A page of the members area, without a language. */
  membersPage: `^${either(patternsIn('app'))}/?$`,
  /** Whatever lies in the members area, with a page or not. */
  membersArea: `^/${either([...appRoots].flatMap((root) => root ?? []))}(?:/|$)`,
  /** A page or variant of a lander, without a language. */
  page: `^(${patternsIn('static').join('|')})/?$`,
  /** A variant of a lander in a language. */
  variant: `^/(${locale})(/landers/${either(landerNames)})/[^/]+/?$`,
  /** A variant of a lander, without a language. */
  variantWithout: `^(/landers/${either(landerNames)})/[^/]+/?$`,
  /** A home page or a lander, which begin a visit, in a language or none. */
  counted: `^(?:/(?:${locale}))?(?:/landers/${either(landerNames)}(?:/[^/?]+)?)?/?$`,
  /** Files that no visitor gets: those for hosts, in any case, and hidden ones. Not meant for `/.well-known/`. */
  internal: `^/(?i:${internalFiles.map((name) => name.replace('.', '[.]')).join('|')})/?$|/[.]`,
  membersShell: `${pagePath('app')}/index.html`,
  missing: `${pagePath('notFound')}/index.html`,
} as const

/**
 * The first language in `Accept-Language` that has pages and no weight below 1; no other language can be preferred to
 * it. When there is none, the server compares the weights.
 */
export const preferredLanguage = `(?:^|,) *(${[locale, ...Object.keys(languageAliases)].join('|')})(?:-[A-Za-z0-9-]+)? *(?:,|$)`

/** Stands in place of a language when the server must choose it. No site has a folder with this name. */
export const serverChooses = 'ask'
