import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loggedInLayout } from '../../platform/routes.ts'
import { DifferencesPage } from './DifferencesPage.tsx'
import { DisputesPage } from './DisputesPage.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { PaymentsPage } from './PaymentsPage.tsx'
import { paymentSearchSchema } from './paymentFilters.ts'
import { RefundRequestsPage } from './RefundRequestsPage.tsx'

const under = { getParentRoute: () => loggedInLayout } as const

export const paymentRoutes = [
  createRoute({
    ...under,
    path: '/payments',
    validateSearch: (search) => z.parse(paymentSearchSchema, search),
    component: PaymentsPage,
  }),
  createRoute({ ...under, path: '/payments/disputes', component: DisputesPage }),
  createRoute({ ...under, path: '/payments/requests', component: RefundRequestsPage }),
  createRoute({ ...under, path: '/payments/differences', component: DifferencesPage }),
  createRoute({ ...under, path: '/payments/$payment', component: PaymentPage }),
] as const
