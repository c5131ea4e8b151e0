import { createRoute } from '@tanstack/react-router'
import { membersOnly } from '../../accounts/session.ts'
import { defaultLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { loadTranslations } from '../../language/translations.ts'

export const profileRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/profile',
    beforeLoad: membersOnly,
    loader: loadTranslations('attributes', 'people'),
    component: lazyScreen(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
  }),
] as const
