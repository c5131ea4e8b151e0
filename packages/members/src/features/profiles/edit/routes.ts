import { createRoute } from '@tanstack/react-router'
import { translationsLoader } from '../../../platform/language/translations.ts'
import { defaultLayout } from '../../../platform/layoutRoutes.ts'
import { lazyScreen } from '../../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../../platform/session.ts'

export const profileRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/profile',
    beforeLoad: membersOnly,
    loader: translationsLoader('attributes', 'people'),
    component: lazyScreen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
  }),
] as const
