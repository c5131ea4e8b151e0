import { createRoute } from '@tanstack/react-router'
import { defaultLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { wordsFor } from '../../language/wordsFor.ts'

export const memberRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/members/$id',
    loader: wordsFor('people', 'attributes'),
    component: lazyScreen(() => import('./MemberScreen.tsx'), 'MemberScreen'),
  }),
] as const
