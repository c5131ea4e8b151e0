import { createRoute } from '@tanstack/react-router'
import { defaultLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { loadTranslations } from '../../language/translations.ts'

export const memberRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/members/$id',
    loader: loadTranslations('people', 'attributes'),
    component: lazyScreen(() => import('./MemberScreen.tsx'), 'MemberScreen'),
  }),
] as const
