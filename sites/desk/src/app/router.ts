import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { accountRoutes } from '../features/accounts/routes.ts'
import { auditRoutes } from '../features/audit/routes.ts'
import { brandRoutes } from '../features/brands/routes.ts'
import { codeRoutes } from '../features/codes/routes.ts'
import { complaintRoutes } from '../features/complaints/routes.ts'
import { exportRoutes } from '../features/exports/routes.ts'
import { figureRoutes } from '../features/figures/routes.ts'
import { loginRoutes, securityRoutes } from '../features/login/routes.ts'
import { messageRoutes } from '../features/messages/routes.ts'
import { paymentRoutes } from '../features/payments/routes.ts'
import { photoRoutes } from '../features/photos/routes.ts'
import { staffRoutes } from '../features/staff/routes.ts'
import { systemRoutes } from '../features/system/routes.ts'
import { ErrorScreen, NotFoundScreen } from '../platform/errors/ErrorScreen.tsx'
import { type DeskContext, loggedInLayout, rootRoute } from '../platform/routes.ts'
import { Frame } from './frame/Frame.tsx'
import { sectionsFor } from './sections.ts'

loggedInLayout.update({ component: Frame })

/** The first section that the role may open. */
const indexRoute = createRoute({
  path: '/',
  getParentRoute: () => loggedInLayout,
  beforeLoad: ({ context: { session } }) => {
    const [first] = sectionsFor(session.staff.role)
    throw redirect({ to: first?.path ?? '/security' })
  },
})

const tree = rootRoute.addChildren([
  ...loginRoutes,
  loggedInLayout.addChildren([
    indexRoute,
    ...securityRoutes,
    ...photoRoutes,
    ...messageRoutes,
    ...complaintRoutes,
    ...accountRoutes,
    ...brandRoutes,
    ...figureRoutes,
    ...paymentRoutes,
    ...codeRoutes,
    ...staffRoutes,
    ...systemRoutes,
    ...auditRoutes,
    ...exportRoutes,
  ]),
])

export function createDeskRouter(context: DeskContext) {
  return createRouter({
    routeTree: tree,
    context,
    basepath: '/desk',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

export type DeskRouter = ReturnType<typeof createDeskRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: DeskRouter
  }
}
