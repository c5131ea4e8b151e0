import type { Services } from '../../platform/http/Services.ts'
import { noteDispute } from './disputes/noteDispute.ts'
import type { Report } from './PaymentProvider.ts'
import { noteRefunds } from './refunds/noteRefunds.ts'
import { settlePayment } from './settlePayment.ts'

/** Does what a provider's report means, once however often and in whatever order reports come. */
export function takeReport(services: Services, provider: string, report: Report): Promise<void> {
  switch (report.kind) {
    case 'charge':
      return settlePayment(services, provider, report.notice)
    case 'dispute':
      return noteDispute(services, provider, report)
    case 'refunds':
      return noteRefunds(services, provider, report)
  }
}
