import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { closePayment } from './closePayment.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { findPaymentById, type PaymentRow, setProviderReference } from './payments.store.ts'
import { findProvider } from './providers.ts'

/**
 * Starts the checkout of a payment at its provider, or returns the one already started.
 * @returns where to redirect the member
 * @throws DomainError payment_not_open when the time to pay is over
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
  const { reference, redirectUrl } = await provider.startCheckout({
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
