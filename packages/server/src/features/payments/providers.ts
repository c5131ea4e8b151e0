import type { PaymentMethod } from '@bouquet/contract'
import { fullPriceOf } from '@bouquet/contract/packages'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx, MemberCtx } from '../../platform/http/Ctx.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { sandboxProvider } from './sandbox/sandboxProvider.ts'
import { signatureHeader as sandboxSignature } from './sandbox/webhook.ts'
import { stripeProvider, signatureHeader as stripeSignature } from './stripe/stripeProvider.ts'

/** The provider for new payments; none where payments are real and no provider is configured. */
export function currentProvider(ctx: Ctx): PaymentProvider | undefined {
  const isSandbox = ctx.config.demo && ctx.visit.isLocal
  return stripeProvider(ctx) ?? (isSandbox ? sandboxProvider(ctx) : undefined)
}

/** @throws DomainError payments_closed */
export function requireProvider(ctx: Ctx): PaymentProvider {
  const provider = currentProvider(ctx)
  if (!provider) throw refuse('payments_closed')
  return provider
}

/** The provider of an existing payment, if it is still configured. */
export function findProvider(services: Services, name: string): PaymentProvider | undefined {
  return [stripeProvider(services), sandboxProvider(services)].find((each) => each?.name === name)
}

/**
 * Finds the provider of a webhook by its signature header.
 * @throws DomainError webhook_signature when there is none
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

/** Payment methods on the provider's own page, most common first. */
export function checkoutMethods(provider: PaymentProvider | undefined): PaymentMethod[] {
  return (provider?.methods ?? []).filter((method) => method !== 'directdebit')
}

/**
 * Whether the member can pay by direct debit, on our own page. Banks collect in euro only, and the
 * code needs an SMS sender, which so far is the mailbox page of demos.
 */
export function offersDirectDebit(
  { config, viewer }: MemberCtx,
  provider: PaymentProvider | undefined,
): boolean {
  return (
    config.demo &&
    provider?.methods.includes('directdebit') === true &&
    fullPriceOf(viewer.country, undefined).currency === 'EUR'
  )
}
