import { createRoute } from '@tanstack/react-router'
import { loadTranslations } from '../../../platform/language/translations.ts'
import { defaultLayout } from '../../../platform/layoutRoutes.ts'
import { lazyScreen } from '../../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../../platform/session.ts'

export const activityRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activity',
    beforeLoad: membersOnly,
    loader: loadTranslations('notices', 'people'),
    component: lazyScreen(() => import('./ActivityScreen.tsx'), 'ActivityScreen'),
  }),
] as const
