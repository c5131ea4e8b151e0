import type { ConversationId, MemberId, PackageId, PaymentId } from './ids.schema.ts'
import type { LegalPageName } from './legalPages.ts'
import type { PaymentMethod } from './money.schema.ts'

/** `static`: a prerendered page in every language. `app`: handled by the members area. */
export type Area = 'static' | 'app'

interface Route {
  /** `{name}` matches one segment of the path, `{name?}` an optional one. */
  readonly path: `/${string}`
  readonly area: Area
}

/** Every page route, without the locale prefix. Paths are permanent, because links point to them. */
export const routes = {
  index: { path: '/', area: 'static' },
  likes: { path: '/likes', area: 'app' },
  'likes-m-id': { path: '/likes/m/{id}', area: 'app' },
  'likes-type': { path: '/likes/{type}', area: 'app' },
  chats: { path: '/chats', area: 'app' },
  'chats-id': { path: '/chats/{id}', area: 'app' },
  members: { path: '/members', area: 'app' },
  'members-id': { path: '/members/{id}', area: 'app' },
  'members-id-chat': { path: '/members/{id}/chat', area: 'app' },
  'members-id-landing': { path: '/members/{id}/landing', area: 'app' },
  'members-id-signup': { path: '/members/{id}/signup', area: 'app' },
  'members-id-landing2-slug': { path: '/members/{id}/landing2/{slug?}', area: 'app' },
  'members-id-landing3-slug': { path: '/members/{id}/landing3/{slug?}', area: 'app' },
  credits: { path: '/credits', area: 'app' },
  'credits-repeat-order': { path: '/credits/repeat-order', area: 'app' },
  'credits-id-paymentmethod': { path: '/credits/{id}/{paymentmethod?}', area: 'app' },
  'transactions-id': { path: '/transactions/{id?}', area: 'app' },
  premium: { path: '/premium', area: 'app' },
  pricing: { path: '/pricing', area: 'app' },
  profile: { path: '/profile', area: 'app' },
  settings: { path: '/settings', area: 'app' },
  'settings-visible': { path: '/settings/visible', area: 'app' },
  'settings-delete': { path: '/settings/delete', area: 'app' },
  notifications: { path: '/notifications', area: 'app' },
  activity: { path: '/activity', area: 'app' },
  complaints: { path: '/complaints', area: 'app' },
  directdebit: { path: '/directdebit', area: 'app' },
  'lang-config': { path: '/lang-config', area: 'app' },
  'match-finder': { path: '/match-finder', area: 'app' },
  'swipe-game': { path: '/swipe-game', area: 'app' },
  signup: { path: '/signup', area: 'app' },
  'signup-matches': { path: '/signup/matches', area: 'app' },
  'complete-signup': { path: '/complete-signup', area: 'app' },
  login: { path: '/login', area: 'app' },
  'account-deleted': { path: '/account-deleted', area: 'app' },
  'reset-password': { path: '/reset-password', area: 'app' },
  'reset-password-do': { path: '/reset-password/do', area: 'app' },
  activate: { path: '/activate', area: 'app' },
  'activate-done': { path: '/activate/done', area: 'app' },
  'activate-error': { path: '/activate/error', area: 'app' },
  'mail-change-do': { path: '/mail-change/do', area: 'app' },
  'landers-name': { path: '/landers/{name}', area: 'static' },
  'landers-name-slug': { path: '/landers/{name}/{slug}', area: 'static' },
  'pages-withdraw': { path: '/pages/withdraw', area: 'app' },
  'pages-token': { path: '/pages/{token}', area: 'static' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** What `{id}` stands for below a path. */
interface Ids {
  readonly '/chats': ConversationId
  readonly '/credits': PackageId
  readonly '/likes/m': MemberId
  readonly '/members': MemberId
  readonly '/transactions': PaymentId
}

/** What the other names in a path stand for. */
interface PathParams {
  readonly type: 'received' | 'given' | 'matches'
  readonly paymentmethod: PaymentMethod
  readonly token: LegalPageName
  readonly name: string
  readonly slug: string
}

type Param<Above extends string, Name extends string> = Name extends keyof PathParams
  ? PathParams[Name]
  : Name extends 'id'
    ? Ids[Extract<Above, keyof Ids>]
    : never

type Filled<Path extends string> = Path extends `${infer Above}/{${infer Name}}${infer Below}`
  ? Name extends `${infer Optional}?`
    ? Filled<`${Above}${Below}`> | `${Above}/${Param<Above, Optional>}${Filled<Below>}`
    : `${Above}/${Param<Above, Name>}${Filled<Below>}`
  : Path

type PagePath = Filled<(typeof routes)[RouteName]['path']>

/** An address of this site without the locale prefix: a path of {@link routes}, and perhaps a query or fragment. */
export type Address = PagePath | `${PagePath}${'?' | '#'}${string}`

/** The text of a regular expression for the paths of a route, without anchors and a final slash. */
export function patternOf({ path }: Route): string {
  return path.replaceAll(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')
}

const patterns = Object.values(routes).map((route) => ({
  area: route.area,
  pattern: new RegExp(`^${patternOf(route)}/?$`),
}))

/** The area of a path without a locale prefix; undefined when no route matches. */
export function areaOf(path: string): Area | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.area
}

/** The first segments of the paths of the members area. */
export const appRoots: ReadonlySet<string | undefined> = new Set(
  Object.values(routes)
    .filter(({ area }) => area === 'app')
    .map(({ path }) => path.split('/')[1]),
)

/** Whether a path lies in the members area, with a page there or not. */
export function isInApp(path: string): boolean {
  return appRoots.has(path.split('/')[1])
}

/** Whether a text is an address of this site. */
export function isAddress(text: string): text is Address {
  return areaOf(text.replace(/[?#].*$/s, '')) !== undefined
}
