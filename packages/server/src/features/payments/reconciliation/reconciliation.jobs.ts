import type { Services } from '../../../platform/http/Services.ts'
import { reconcilePayments } from './reconcilePayments.ts'

/** Reconciles every hour while the program runs. */
export function reconciliationJobs(services: Services): void {
  services.jobs.hourly('reconciliation', async () => {
    await reconcilePayments(services)
  })
}
