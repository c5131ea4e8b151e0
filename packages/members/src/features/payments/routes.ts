import { transactionsQuery } from '@bouquet/client'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData, type ScreenVisit } from '../../platform/data/loadData.ts'
import { loadTranslations } from '../../platform/language/translations.ts'
import { defaultLayout } from '../../platform/layoutRoutes.ts'
import { nextSchema } from '../../platform/navigation/paths.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../platform/session.ts'

const searchSchema = z.object({
  /** Where the member was when the credits ran out. */
  next: nextSchema,
  /** A discount code to try. */
  code: searchParam(z.coerce.string()),
})

const debitSearch = z.object({ payment_id: searchParam(z.string()) })

const withdrawSearch = z.object({
  /** The number of a receipt. */
  number: searchParam(z.string()),
})

export const paymentRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/credits/repeat-order',
    beforeLoad: membersOnly,
    loader: loadTranslations('credits'),
    component: lazyScreen(() => import('./RepeatOrderScreen.tsx'), 'RepeatOrderScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/credits/$id/{-$paymentmethod}',
    validateSearch: searchSchema,
    beforeLoad: membersOnly,
    loader: loadTranslations('credits'),
    component: lazyScreen(() => import('./PaymentMethodScreen.tsx'), 'PaymentMethodScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/transactions/{-$id}',
    beforeLoad: membersOnly,
    loader: loadBoth(
      loadTranslations('credits'),
      loadData(({ context: { client } }: ScreenVisit) => [
        client.cache.prefetchQuery(transactionsQuery(client)),
      ]),
    ),
    component: lazyScreen(() => import('./TransactionsScreen.tsx'), 'TransactionsScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/directdebit',
    validateSearch: debitSearch,
    beforeLoad: membersOnly,
    loader: loadTranslations('credits'),
    component: lazyScreen(() => import('./directDebit/DirectDebitScreen.tsx'), 'DirectDebitScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/pages/withdraw',
    validateSearch: withdrawSearch,
    loader: loadTranslations('credits'),
    component: lazyScreen(() => import('./withdrawal/WithdrawScreen.tsx'), 'WithdrawScreen'),
  }),
] as const
