import { createRoute } from '@tanstack/react-router'
import { defaultLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { wordsFor } from '../language/wordsFor.ts'
import { membersOnly } from '../session/guards.ts'

export const creditRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/credits',
    beforeLoad: membersOnly,
    loader: wordsFor('credits'),
    component: lazyScreen(() => import('./CreditsScreen.tsx'), 'CreditsScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/credits/$id/{-$paymentmethod}',
    beforeLoad: membersOnly,
    loader: wordsFor('credits'),
    component: lazyScreen(() => import('./PaymentMethodScreen.tsx'), 'PaymentMethodScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/premium',
    beforeLoad: membersOnly,
    loader: wordsFor('credits'),
    component: lazyScreen(() => import('./PremiumScreen.tsx'), 'PremiumScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/transactions/{-$id}',
    beforeLoad: membersOnly,
    loader: wordsFor('credits'),
    component: lazyScreen(() => import('./TransactionsScreen.tsx'), 'TransactionsScreen'),
  }),
] as const
