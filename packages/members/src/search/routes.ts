import { createRoute } from '@tanstack/react-router'
import { defaultLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { loadTranslations } from '../language/translations.ts'
import { resumeLastSearch } from './resumeLastSearch.ts'
import { searchParamsSchema } from './searchParams.ts'

export const searchRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/members',
    validateSearch: searchParamsSchema,
    beforeLoad: resumeLastSearch,
    loader: loadTranslations('people', 'attributes'),
    component: lazyScreen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
  }),
] as const

export const memberRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/members/$id',
    loader: loadTranslations('people', 'attributes'),
    component: lazyScreen(() => import('./member/MemberPage.tsx'), 'MemberScreen'),
  }),
] as const
