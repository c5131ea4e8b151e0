import type { PaymentMethod } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { fullPriceOf } from '../credits/index.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

/** Ways to pay on the provider's own page, the usual one first. */
export const checkoutMethods = (provider: PaymentProvider | undefined): PaymentMethod[] =>
  (provider?.methods ?? []).filter((method) => method !== 'directdebit')

/**
 * Whether the member can pay from a bank account, on a page of ours: banks collect in euro only, and the
 * code that signs needs a sender of text messages, which so far is the mailbox page of demos.
 */
export const offersDirectDebit = (
  { config, viewer }: MemberCtx,
  provider: PaymentProvider | undefined,
): boolean =>
  config.demo &&
  provider?.methods.includes('directdebit') === true &&
  fullPriceOf(viewer.country, undefined).currency === 'EUR'
