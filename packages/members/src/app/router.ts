import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import {
  activateRoutes,
  loginRoutes,
  mailedLinkRoutes,
  resetRoutes,
  signupMatchesRoutes,
  signupRoutes,
} from '../features/accounts/routes.ts'
import { chatRoutes, chatsRoutes } from '../features/chat/routes.ts'
import { loadBonus } from '../features/credits/discounts/loadBonus.ts'
import { creditRoutes } from '../features/credits/routes.ts'
import { likeRoutes } from '../features/likes/routes.ts'
import { activityRoutes } from '../features/notifications/activity/routes.ts'
import { paymentRoutes } from '../features/payments/routes.ts'
import { profileRoutes } from '../features/profiles/edit/routes.ts'
import { complaintRoutes } from '../features/safety/routes.ts'
import { landingRoutes, memberRoutes, searchRoutes } from '../features/search/routes.ts'
import { languageRoutes, settingsRoutes } from '../features/settings/routes.ts'
import { loadBoth, loadData } from '../platform/data/loadData.ts'
import { ErrorScreen, NotFoundScreen } from '../platform/errors/ErrorScreen.tsx'
import {
  type AppContext,
  chatLayout,
  defaultLayout,
  emptyLayout,
  inboxLayout,
  landerLayout,
  rootRoute,
} from '../platform/layoutRoutes.ts'
import { mayPrefetch } from '../platform/parts/lazyScreen.ts'
import { membersOnly } from '../platform/session.ts'
import {
  ChatLayout,
  DefaultLayout,
  EmptyLayout,
  InboxLayout,
  LanderLayout,
} from './frame/layouts.tsx'
import { Page } from './frame/Page.tsx'
import { prefetchFrame } from './frame/prefetchFrame.ts'
import { RootError, RootNotFound } from './frame/rootErrors.tsx'

// The routes of the layouts name no components, so that features can hang their screens below them.
rootRoute.update({
  component: Page,
  errorComponent: RootError,
  notFoundComponent: RootNotFound,
})
for (const [layout, component] of [
  [defaultLayout, DefaultLayout],
  [inboxLayout, InboxLayout],
] as const) {
  layout.update({ component, errorComponent: RootError })
  layout.updateLoader({ loader: loadBoth(loadBonus, loadData(prefetchFrame)) })
}
chatLayout.updateLoader({ loader: loadData(prefetchFrame) })
chatLayout.update({ component: ChatLayout, errorComponent: RootError })
emptyLayout.update({ component: EmptyLayout, errorComponent: RootError })
landerLayout.update({ component: LanderLayout, errorComponent: RootError })

/** Redirects members to the search. Visitors get the site's home page at this path. */
const indexRoute = createRoute({
  path: '/',
  getParentRoute: () => rootRoute,
  beforeLoad: async (given) => {
    await membersOnly(given)
    throw redirect({ to: '/members' })
  },
})

const tree = rootRoute.addChildren([
  indexRoute,
  defaultLayout.addChildren([
    ...searchRoutes,
    ...memberRoutes,
    ...likeRoutes,
    ...creditRoutes,
    ...paymentRoutes,
    ...complaintRoutes,
    ...activityRoutes,
    ...activateRoutes,
    ...profileRoutes,
    ...settingsRoutes,
    ...signupMatchesRoutes,
  ]),
  inboxLayout.addChildren([...chatsRoutes]),
  chatLayout.addChildren([...chatRoutes]),
  landerLayout.addChildren([...landingRoutes]),
  emptyLayout.addChildren([
    ...loginRoutes,
    ...signupRoutes,
    ...resetRoutes,
    ...mailedLinkRoutes,
    ...languageRoutes,
  ]),
])

interface RouterOptions {
  /** By default that of the browser. */
  readonly history?: RouterHistory
}

/**
 * The router scrolls every page that it renders to the top, or to where the reader left it. It must not do so when it
 * takes over a page drawn by the server, whose reader may have scrolled already: the router remembers positions only
 * of pages that it has seen scroll, so it is told of this one.
 */
function scrollRestorationAfterHydration(isDrawn: boolean): () => boolean {
  let isTakenOver = !isDrawn
  return () => {
    const isPlaced = isTakenOver
    isTakenOver = true
    if (!isPlaced && scrollY > 0) document.dispatchEvent(new Event('scroll'))
    return isPlaced
  }
}

export function createAppRouter(context: AppContext, { history }: RouterOptions = {}) {
  return createRouter({
    routeTree: tree,
    context,
    ...(history && { history }),
    // On the server, scroll restoration would add a script to the page.
    scrollRestoration: import.meta.env.SSR
      ? false
      : scrollRestorationAfterHydration(context.drawn !== null),
    // Smooth scrolling is for anchors within a page; a new page starts at the top.
    scrollRestorationBehavior: 'instant',
    defaultPreload: mayPrefetch() ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // Loading screens show their own skeleton or the bar at the top, never an empty page.
    defaultPendingMs: 60_000,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
