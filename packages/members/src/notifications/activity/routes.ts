import { createRoute } from '@tanstack/react-router'
import { membersOnly } from '../../accounts/session.ts'
import { defaultLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { loadTranslations } from '../../language/translations.ts'

export const activityRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activity',
    beforeLoad: membersOnly,
    loader: loadTranslations('notices', 'people'),
    component: lazyScreen(() => import('./ActivityScreen.tsx'), 'ActivityScreen'),
  }),
] as const
