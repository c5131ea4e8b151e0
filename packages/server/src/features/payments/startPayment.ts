import type { Payment } from '@bouquet/contract'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { hasUsedDiscount, isTrialPackage, lockDiscountCode } from '../credits/index.ts'
import { lockMember } from '../members/index.ts'
import { closePayment } from './closePayment.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import {
  findClaimingPayments,
  findCodeHolders,
  findPaymentByKey,
  hasBoughtPackage,
  insertPayment,
  type PaymentRow,
} from './payments.store.ts'
import { presentPayment } from './presentPayment.ts'
import { type PaymentOrder, priceOrder } from './priceOrder.ts'
import { checkoutMethods, offersDirectDebit, requireProvider } from './providers.ts'
import { startCheckout } from './startCheckout.ts'

/** Each opens a page at the provider; one that is asked for again is no other. */
const paymentLimit = { most: 60, windowSeconds: 3_600 }

/**
 * Begins a payment at the price shown now: a typed code, else the active discount, is taken off. Asked
 * again with the same key it answers with the payment begun before. What is good once for a member (a code,
 * the trial package) is in one open payment only: an earlier one is closed. A code that is good once for
 * everybody is held for {@link holdSeconds}, and let go at once when the payment ends.
 * @throws DomainError payments_closed, package_unknown, payment_method_unknown, trial_used,
 *   payment_not_open, too_many_requests, and the refusals of a typed code
 */
export async function startPayment(
  ctx: MemberCtx,
  order: PaymentOrder,
): Promise<{ payment: Payment; redirect_url: string }> {
  const provider = requireProvider(ctx)
  const begun =
    (await findPaymentByKey(ctx.db, ctx.viewer.id, order.idempotency_key)) ??
    (await createPayment(ctx, provider, order))
  const redirectUrl = await startCheckout(ctx, provider, begun)
  return { payment: presentPayment(begun), redirect_url: redirectUrl }
}

async function createPayment(ctx: MemberCtx, provider: PaymentProvider, order: PaymentOrder) {
  const method = order.payment_method
  const isOffered =
    method === 'directdebit'
      ? offersDirectDebit(ctx, provider)
      : checkoutMethods(provider).includes(method)
  if (!isOffered) {
    throw refuse('payment_method_unknown', { field: 'payment_method' })
  }
  const { brand, clock, db, viewer, visit } = ctx
  const { chosen, discount } = await priceOrder(ctx, order)
  const code = discount && discount.validity !== 'unlimited' ? discount.code : null
  const isTyped = order.discount_code !== undefined
  const { row, rivals } = await db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    // A payment that was settled since the order was priced has used it up.
    if (code !== null && (await hasUsedDiscount(tx, viewer.id, code))) throw refuseUsed(isTyped)
    const lapsed = code === null ? [] : await claimDiscountCode(tx, ctx, code)
    if (isTrialPackage(chosen.id) && (await hasBoughtPackage(tx, viewer.id, chosen.id))) {
      throw refuse('trial_used', { field: 'package' })
    }
    const claim = { member: viewer.id, code, package: isTrialPackage(chosen.id) ? chosen.id : null }
    const earlier =
      claim.code === null && claim.package === null ? [] : await findClaimingPayments(tx, claim)
    const made = await insertPayment(tx, {
      id: newId(),
      brand: brand.id,
      member: viewer.id,
      package: chosen.id,
      credits: chosen.credits,
      amount: chosen.price.amount,
      fullAmount: chosen.former_price?.amount ?? chosen.price.amount,
      currency: chosen.price.currency,
      country: viewer.country,
      method: order.payment_method,
      status: 'pending',
      discountCode: discount?.code ?? null,
      idempotencyKey: order.idempotency_key,
      provider: provider.name,
      origin: visit.origin,
      created: clock.now(),
    })
    if (made) await limitRate({ db: tx, clock }, { key: `payment:${viewer.id}`, ...paymentLimit })
    const kept = made ?? (await findPaymentByKey(tx, viewer.id, order.idempotency_key))
    if (!kept) throw refuse('not_found')
    return { row: kept, rivals: [...lapsed, ...earlier.filter(({ id }) => id !== kept.id)] }
  })
  await closeConflictingPayments(ctx, row, { rivals, isTyped })
  return row
}

/** How long an open payment keeps others from a code that is good once. */
const holdSeconds = 900

/**
 * Claims a code that is good once: it is refused while somebody else pays with it.
 * @returns open payments of others that held it too long, which are to be closed
 */
async function claimDiscountCode(tx: Db, { brand, clock, viewer }: MemberCtx, code: string) {
  const row = await lockDiscountCode(tx, brand.id, code)
  if (row?.validity !== 'once') return []
  const holds = await findCodeHolders(tx, { brand: brand.id, code, member: viewer.id })
  const since = secondsAfter(clock.now(), -holdSeconds)
  const isTaken = row.status === 'used' || holds.some(({ created }) => created > since)
  if (isTaken) throw refuse('discount_used', { field: 'code' })
  return holds
}

interface ConflictingPayments {
  readonly rivals: readonly PaymentRow[]
  /** The member has typed the code that is claimed, or their page has sent the one that it shows. */
  readonly isTyped: boolean
}

/** Closes earlier payments; when one of them turns out to be paid, the new one ends instead. */
async function closeConflictingPayments(
  ctx: MemberCtx,
  row: PaymentRow,
  { rivals, isTyped }: ConflictingPayments,
) {
  for (const rival of rivals) {
    if ((await closePayment(ctx, rival)) !== 'completed') continue
    await closePayment(ctx, row)
    if (isTrialPackage(row.package)) throw refuse('trial_used', { field: 'package' })
    throw refuseUsed(isTyped)
  }
}

const refuseUsed = (isTyped: boolean) =>
  isTyped ? refuse('discount_used', { field: 'code' }) : refuse('payment_not_open')
