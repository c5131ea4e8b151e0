import type { Services } from '../../platform/http/Services.ts'
import { recordDispute } from './disputes/recordDispute.ts'
import type { ProviderEvent } from './PaymentProvider.ts'
import { recordRefunds } from './refunds/recordRefunds.ts'
import { settlePayment } from './settlePayment.ts'

/** Applies a provider event. Safe to repeat and in any order. */
export function handleProviderEvent(
  services: Services,
  { provider, event }: { readonly provider: string; readonly event: ProviderEvent },
): Promise<void> {
  switch (event.kind) {
    case 'charge':
      return settlePayment(services, { provider, ...event.result })
    case 'dispute':
      return recordDispute(services, { provider, ...event })
    case 'refunds':
      return recordRefunds(services, { provider, ...event })
  }
}
