import type { Services } from '../../platform/http/Services.ts'
import { recordDispute } from './disputes/recordDispute.ts'
import type { ProviderEvent } from './PaymentProvider.ts'
import { recordRefunds } from './refunds/recordRefunds.ts'
import { settlePayment } from './settlePayment.ts'

/** Does what a provider's report means, once however often and in whatever order reports come. */
export function handleProviderEvent(
  services: Services,
  provider: string,
  report: ProviderEvent,
): Promise<void> {
  switch (report.kind) {
    case 'charge':
      return settlePayment(services, provider, report.notice)
    case 'dispute':
      return recordDispute(services, provider, report)
    case 'refunds':
      return recordRefunds(services, provider, report)
  }
}
