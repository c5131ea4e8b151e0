import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { loadUser } from '../accounts/session/guards.ts'
import { RootError, RootNotFound } from '../errors/errorScreens.tsx'
import { ChatLayout, DefaultLayout, EmptyLayout } from '../navigation/layouts.tsx'
import { Page } from '../navigation/Page.tsx'
import type { AppContext } from './context.ts'

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: Page,
  errorComponent: RootError,
  notFoundComponent: RootNotFound,
})

/** Top navigation, banners, content, footer. */
export const defaultLayout = createRoute({
  id: 'default',
  getParentRoute: () => rootRoute,
  component: DefaultLayout,
  errorComponent: RootError,
  beforeLoad: loadUser,
})

/** A chat thread only. */
export const chatLayout = createRoute({
  id: 'chat',
  getParentRoute: () => rootRoute,
  component: ChatLayout,
  errorComponent: RootError,
  beforeLoad: loadUser,
})

/** The brand's logo and a screen with one task. */
export const emptyLayout = createRoute({
  id: 'empty',
  getParentRoute: () => rootRoute,
  component: EmptyLayout,
  errorComponent: RootError,
  beforeLoad: loadUser,
})
