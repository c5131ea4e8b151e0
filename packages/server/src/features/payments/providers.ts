import type { PaymentMethod } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import type { Services } from '../../platform/http/Services.ts'
import { fullPriceOf } from '../credits/index.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { sandboxProvider } from './sandbox/sandboxProvider.ts'
import { signatureHeader as sandboxSignature } from './sandbox/wire.ts'
import { stripeProvider, signatureHeader as stripeSignature } from './stripe/stripeProvider.ts'

/** The company that takes new payments; none where money is real and no company is set up. */
export function currentProvider(services: Services): PaymentProvider | undefined {
  return stripeProvider(services) ?? (services.config.demo ? sandboxProvider(services) : undefined)
}

/** @throws DomainError payments_closed */
export function requireProvider(services: Services): PaymentProvider {
  const provider = currentProvider(services)
  if (!provider) throw refuse('payments_closed')
  return provider
}

/** The company that a payment was begun with, if it is still set up. */
export const findProvider = (services: Services, name: string): PaymentProvider | undefined =>
  [stripeProvider(services), sandboxProvider(services)].find((each) => each?.name === name)

/**
 * The company whose signature a notice bears, with that signature.
 * @throws DomainError webhook_signature when no company is known by it
 */
export function findWebhookSender(
  services: Services,
  header: (name: string) => string | undefined,
) {
  const stripe = stripeProvider(services)
  const signature = header(stripeSignature)
  if (stripe && signature !== undefined) return { provider: stripe, signature }
  const own = header(sandboxSignature)
  if (own === undefined) throw refuse('webhook_signature')
  return { provider: sandboxProvider(services), signature: own }
}

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
