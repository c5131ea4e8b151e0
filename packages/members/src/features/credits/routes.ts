import { creditsQuery } from '@bouquet/client'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData } from '../../platform/data/loadData.ts'
import { translationsLoader } from '../../platform/language/translations.ts'
import { type AppContext, defaultLayout } from '../../platform/layoutRoutes.ts'
import { nextSchema } from '../../platform/navigation/paths.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { currentUser, membersOnly } from '../../platform/session.ts'

const searchSchema = z.object({
  /** Path to return to after the purchase. */
  next: nextSchema,
  /** A discount code to try at the checkout. */
  code: searchParam(z.coerce.string()),
  /** Shows the trial package first. */
  trial: searchParam(z.coerce.boolean()),
})

/** Visitors see the prices of the settings. */
const prefetchPrices = ({ context: { client } }: { readonly context: AppContext }) => [
  currentUser({ client }).then((user) => user && client.cache.prefetchQuery(creditsQuery(client))),
]

export const creditRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/credits',
    validateSearch: searchSchema,
    beforeLoad: membersOnly,
    loader: loadBoth(translationsLoader('credits'), loadData(prefetchPrices)),
    component: lazyScreen(() => import('./CreditsScreen.tsx'), 'CreditsScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/premium',
    loader: loadBoth(translationsLoader('credits', 'premium'), loadData(prefetchPrices)),
    component: lazyScreen(() => import('./PremiumScreen.tsx'), 'PremiumScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/pricing',
    loader: loadBoth(translationsLoader('credits', 'premium'), loadData(prefetchPrices)),
    component: lazyScreen(() => import('./PremiumScreen.tsx'), 'PremiumScreen'),
  }),
] as const
