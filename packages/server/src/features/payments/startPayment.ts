import type { newPaymentSchema, Payment } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { findDiscount, packagesFor, paymentMethods } from '../credits/index.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import { insertPayment, setReference } from './payments.store.ts'
import { presentPayment } from './presentPayment.ts'

type Order = z.output<typeof newPaymentSchema>

/**
 * Begins a payment at the price shown now: a typed code, else the active discount, is taken off.
 * Asked again with the same key it answers with the payment begun before.
 * @throws DomainError package_unknown, payment_method_unknown, and the refusals of a typed code
 */
export async function startPayment(
  ctx: MemberCtx,
  provider: PaymentProvider,
  order: Order,
): Promise<{ payment: Payment; redirect_url: string }> {
  const { brand, clock, db, viewer, visit } = ctx
  if (!paymentMethods.includes(order.payment_method)) {
    throw refuse('payment_method_unknown', { field: 'payment_method' })
  }
  const discount = await findDiscount(ctx, { code: order.discount_code, welcome: false })
  const chosen = packagesFor({
    country: viewer.country,
    messageCredits: brand.settings.message_credits,
    percentage: discount?.value_percentage ?? 0,
  }).find(({ id }) => id === order.package)
  if (!chosen) throw refuse('package_unknown', { field: 'package' })

  const row = await insertPayment(db, {
    id: newId(),
    brand: brand.id,
    member: viewer.id,
    package: chosen.id,
    credits: chosen.credits,
    amount: chosen.price.amount,
    currency: chosen.price.currency,
    method: order.payment_method,
    status: 'pending',
    discountCode: discount?.code ?? null,
    idempotencyKey: order.idempotency_key,
    provider: provider.name,
    country: viewer.country,
    fullAmount: chosen.former_price?.amount ?? chosen.price.amount,
    origin: visit.origin,
    created: clock.now(),
  })
  if (!row) throw refuse('not_found')
  const { reference, redirectUrl } = await provider.begin({
    payment: row.id,
    credits: row.credits,
    amount: row.amount,
    currency: row.currency,
    host: new URL(visit.origin).host,
    returnPath: `/transactions/${row.id}`,
  })
  if (row.providerReference !== reference) await setReference(db, row.id, reference)
  return { payment: presentPayment(row), redirect_url: redirectUrl }
}
