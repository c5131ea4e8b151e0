import type { Services } from '../../../platform/http/Services.ts'
import { refundJob, sendRefund } from './sendRefund.ts'

/** Lets money go back while the program runs. */
export function refundJobs(services: Services): void {
  services.jobs.work(refundJob, ({ refund }) => sendRefund(services, refund))
}
