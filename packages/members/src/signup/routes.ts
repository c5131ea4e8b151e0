import { createRoute } from '@tanstack/react-router'
import { defaultLayout, emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { wordsFor } from '../language/wordsFor.ts'
import { membersOnly } from '../session/guards.ts'

export const signupRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/signup',
    loader: wordsFor('attributes'),
    component: lazyScreen(() => import('./SignupScreen.tsx'), 'SignupScreen'),
  }),
] as const

export const signupMatchesRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/signup/matches',
    beforeLoad: membersOnly,
    loader: wordsFor('people'),
    component: lazyScreen(() => import('./SignupMatchesScreen.tsx'), 'SignupMatchesScreen'),
  }),
] as const
