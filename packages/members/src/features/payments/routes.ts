import {
  creditsQuery,
  packageIdSchema,
  paymentIdSchema,
  paymentQuery,
  transactionsQuery,
} from '@bouquet/client'
import { type PaymentId, paymentMethods } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData, type ScreenVisit } from '../../platform/data/loadData.ts'
import { translationsLoader } from '../../platform/language/translations.ts'
import { type AppContext, defaultLayout } from '../../platform/layoutRoutes.ts'
import { pathParams } from '../../platform/navigation/pathParams.ts'
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

const checkoutParams = z.object({
  id: packageIdSchema,
  paymentmethod: z.optional(z.enum(paymentMethods)),
})

const debitSearch = z.object({ payment_id: searchParam(z.string()) })

const withdrawSearch = z.object({
  /** The number of a receipt. */
  number: searchParam(z.string()),
})

interface PaymentsVisit {
  readonly context: AppContext
  readonly params: { readonly id?: PaymentId | undefined }
}

const prefetchPayments = ({ context: { client }, params: { id } }: PaymentsVisit) => [
  id === undefined
    ? client.cache.prefetchQuery(transactionsQuery(client))
    : client.cache.prefetchQuery(paymentQuery(client, id)),
]

export const paymentRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/credits/repeat-order',
    beforeLoad: membersOnly,
    loader: translationsLoader('credits', 'payments'),
    component: lazyScreen(() => import('./RepeatOrderScreen.tsx'), 'RepeatOrderScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/credits/$id/{-$paymentmethod}',
    ...pathParams(checkoutParams),
    validateSearch: searchSchema,
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('credits', 'payments'),
      loadData(({ context: { client } }: ScreenVisit) => [
        client.cache.prefetchQuery(creditsQuery(client)),
      ]),
    ),
    component: lazyScreen(() => import('./PaymentMethodScreen.tsx'), 'PaymentMethodScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/transactions/{-$id}',
    ...pathParams(z.object({ id: z.optional(paymentIdSchema) })),
    beforeLoad: membersOnly,
    loader: loadBoth(translationsLoader('credits', 'payments'), loadData(prefetchPayments)),
    component: lazyScreen(() => import('./TransactionsScreen.tsx'), 'TransactionsScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/directdebit',
    validateSearch: debitSearch,
    beforeLoad: membersOnly,
    loader: translationsLoader('credits', 'payments'),
    component: lazyScreen(() => import('./directDebit/DirectDebitScreen.tsx'), 'DirectDebitScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/pages/withdraw',
    validateSearch: withdrawSearch,
    loader: async ({ context }: ScreenVisit) => {
      await translationsLoader('credits', 'payments')({ context })
      const { client, sentForm } = context
      if (sentForm === null) return null
      return (await import('./withdrawal/WithdrawScreen.tsx')).withdrawalAction(client, sentForm)
    },
    component: lazyScreen(() => import('./withdrawal/WithdrawScreen.tsx'), 'WithdrawScreen'),
  }),
] as const
