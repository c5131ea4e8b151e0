import type { Client } from '@bouquet/client'
import type { DrawnBrand, SentForm } from '@bouquet/contract/drawing'
import type { FooterPage } from '@bouquet/i18n/footer'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { DeviceMemory } from './device/deviceMemory.ts'
import type { Translations } from './language/translations.ts'
import { loadUser } from './session.ts'

/** What the shell says of its brand. */
export interface ShellBrand {
  readonly id: string
  readonly name: string
  /** Its symbol as SVG, in the colours of the page. */
  readonly symbol: string
  readonly logo?: DrawnBrand['logo']
  /** The operator's own pages. */
  readonly pages: readonly FooterPage[]
}

/** When and for which time zone a page was drawn. */
export interface DrawnMoment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA name. */
  readonly timeZone: string
}

/** Context of every route. */
export interface AppContext {
  readonly client: Client
  readonly translations: Translations
  readonly brand: ShellBrand
  /** Time of an introduction requested by the URL that opened the page; null without one. */
  readonly introductionMs: number | null
  readonly device: DeviceMemory
  /** Null for a page that the server has not drawn. */
  readonly drawn: (() => DrawnMoment) | null
  /** How long a page waits for what it shows, in ms; 0 in a browser, which shows skeletons. */
  readonly patienceMs: number
  /** The form without script that the page responds to; null in a browser. */
  readonly sentForm: SentForm | null
}

export const rootRoute = createRootRouteWithContext<AppContext>()()

/** Top navigation, banners, content, footer. */
export const defaultLayout = createRoute({
  id: 'default',
  getParentRoute: () => rootRoute,
  beforeLoad: loadUser,
})

/** The default layout without the footer: the conversations fill the window. */
export const inboxLayout = createRoute({
  id: 'inbox',
  getParentRoute: () => rootRoute,
  beforeLoad: loadUser,
})

/** A conversation, with the top navigation on wide screens. */
export const chatLayout = createRoute({
  id: 'chat',
  getParentRoute: () => rootRoute,
  beforeLoad: loadUser,
})

/** The brand's logo and a screen with one task. */
export const emptyLayout = createRoute({
  id: 'empty',
  getParentRoute: () => rootRoute,
  beforeLoad: loadUser,
})

/** The brand's logo, a page that reaches the edges of the window, and the footer. */
export const landerLayout = createRoute({
  id: 'lander',
  getParentRoute: () => rootRoute,
  beforeLoad: loadUser,
})
