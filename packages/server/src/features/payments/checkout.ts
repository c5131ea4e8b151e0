import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import type { Services } from '../../platform/http/Services.ts'
import {
  type ChargeResult,
  type CheckoutRequest,
  type PaymentProvider,
  PaymentRefused,
} from './PaymentProvider.ts'
import { findPaymentById, type PaymentRow, setProviderReference } from './payments.store.ts'
import { findProvider } from './providers.ts'
import { settlePayment, settleWithoutCharge } from './settlePayment.ts'

/**
 * Starts the checkout of a payment at its provider, or returns the one already started.
 * @returns where to redirect the member
 * @throws DomainError payment_not_open when the time to pay is over, payment_refused when the provider does not take
 *   it, which ends the payment
 */
export async function startCheckout(
  ctx: MemberCtx,
  {
    provider: current,
    payment: row,
  }: { readonly provider: PaymentProvider; readonly payment: PaymentRow },
): Promise<string> {
  // The member first enters a bank account, on our own page.
  if (row.method === 'directdebit') return `/directdebit?payment_id=${row.id}`
  const provider = row.provider === current.name ? current : findProvider(ctx, row.provider)
  if (!provider) throw refuse('payment_not_open')
  const { reference, redirectUrl } = await openCharge(ctx, provider, {
    payment: row.id,
    reference: row.providerReference,
    credits: row.credits,
    amount: row.amount,
    currency: row.currency,
    method: row.method,
    origin: row.origin ?? ctx.visit.origin,
    returnPath: `/transactions/${row.id}`,
    buyer: { email: ctx.viewer.email, locale: ctx.viewer.language },
    created: row.created,
  })
  await setProviderReference(ctx.db, row.id, reference)
  if ((await findPaymentById(ctx.db, row.id))?.status === 'pending') return redirectUrl
  await closePayment(ctx, row)
  throw refuse('payment_not_open')
}

/** Opens the charge; a payment that the provider refuses is over, so that its code and the trial are free again. */
async function openCharge(ctx: MemberCtx, provider: PaymentProvider, request: CheckoutRequest) {
  try {
    return await provider.startCheckout(request)
  } catch (thrown) {
    if (!(thrown instanceof PaymentRefused)) throw thrown
    // A charge that was opened before may be paid; only the provider's answer about it ends the payment.
    if (request.reference === null) await failRefusedPayment(ctx, request.payment, thrown)
    throw refuse('payment_refused')
  }
}

/** Ends a payment that the provider refuses. */
export async function failRefusedPayment(
  services: Services,
  id: string,
  { message }: PaymentRefused,
) {
  services.log.error({ payment: id, code: message }, 'payment refused by the provider')
  await settleWithoutCharge(services, { id, outcome: 'failed' })
}

type Outcome = ChargeResult['outcome']

/**
 * Closes an open payment at the provider and applies the provider's answer. The payment stays open until the provider
 * has ended it; otherwise its code could be used again although it is paid.
 * @returns how it ended; `processing` while the payer's bank has it, or when its provider is no longer configured
 */
export async function closePayment(services: Services, { id }: PaymentRow): Promise<Outcome> {
  const outcome = await closeCharge(services, id)
  if (outcome) return outcome
  await settleWithoutCharge(services, { id, outcome: 'cancelled' })
  // Covers a checkout that was being started at the same time: it is closed here, or sees that the
  // payment has ended.
  return (await closeCharge(services, id)) ?? 'cancelled'
}

/** @returns undefined when the payment has not reached the provider */
async function closeCharge(services: Services, id: string): Promise<Outcome | undefined> {
  const row = await findPaymentById(services.db, id)
  if (!row || row.providerReference === null) {
    // A signed debit waits for its job, which brings it to the provider.
    return row?.status === 'pending' && row.processingSince !== null ? 'processing' : undefined
  }
  const provider = findProvider(services, row.provider)
  if (!provider) return 'processing'
  const found = await provider.close(row.providerReference)
  if (found === 'open') return 'processing'
  await settlePayment(services, { provider: row.provider, ...found })
  return found.outcome
}
