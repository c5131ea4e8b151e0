import type { PaymentMethod } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { fullPriceOf } from '../credits/index.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

/** Ways to pay in the member's country, the usual one first. Banks collect in euro only, and the code needs a sender of text messages. */
export function paymentMethodsFor(
  { config, viewer }: MemberCtx,
  provider: PaymentProvider | undefined,
): PaymentMethod[] {
  const takesDebits = config.demo && fullPriceOf(viewer.country, undefined).currency === 'EUR'
  return (provider?.methods ?? []).filter((method) => method !== 'directdebit' || takesDebits)
}
