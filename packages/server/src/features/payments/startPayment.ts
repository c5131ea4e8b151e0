import type { Payment } from '@bouquet/contract'
import { isTrialPackage } from '@bouquet/contract/packages'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { hasUsedDiscount, lockDiscountCode } from '../credits/index.ts'
import { lockMember } from '../members/index.ts'
import { closePayment, startCheckout } from './checkout.ts'
import { newOrderNumber } from './orderNumber.ts'
import type { PaymentProvider } from './PaymentProvider.ts'
import {
  findClaimingPayments,
  findCodeHolders,
  findPaymentByKey,
  findPurchaseOf,
  insertPayment,
  type PaymentRow,
} from './payments.store.ts'
import { type PaymentOrder, priceOrder } from './priceOrder.ts'
import { checkoutMethods, offersDirectDebit, requireProvider } from './providers.ts'
import { presentPayment } from './readPayments.ts'

/** Each starts a checkout at the provider; repeated requests do not count. */
const paymentLimit = { most: 60, windowSeconds: 3_600 }

/**
 * Starts a payment at the current price, with the typed code or else the active discount. Repeating
 * the idempotency key returns the payment started before. A member has one open payment for each
 * single-use code and for the trial package: an earlier one is closed, unless a bank is processing
 * it. A code with a single use overall is held for {@link holdSeconds}, by a bank's payment until it
 * ends, and released as soon as the payment ends.
 * @throws DomainError payments_closed, package_unknown, payment_method_unknown, trial_used,
 *   trial_held, payment_not_open, payment_refused, too_many_requests, and those of a typed code
 */
export async function startPayment(
  ctx: MemberCtx,
  order: PaymentOrder,
): Promise<{ payment: Payment; redirect_url: string }> {
  const provider = requireProvider(ctx)
  const started =
    (await findPaymentByKey(ctx.db, ctx.viewer.id, order.idempotency_key)) ??
    (await createPayment(ctx, provider, order))
  const redirectUrl = await startCheckout(ctx, { provider, payment: started })
  return { payment: presentPayment(started), redirect_url: redirectUrl }
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
  const { row, conflicts } = await db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    // A payment settled since the price was calculated may have used the code.
    if (code !== null && (await hasUsedDiscount(tx, viewer.id, code))) throw refuseCode(isTyped)
    const expired = code === null ? [] : await claimDiscountCode(tx, ctx, code)
    if (isTrialPackage(chosen.id)) {
      const purchase = await findPurchaseOf(tx, viewer.id, chosen.id)
      if (purchase) throw refuseTrial(purchase === 'processing')
    }
    const claim = { member: viewer.id, code, package: isTrialPackage(chosen.id) ? chosen.id : null }
    const earlier =
      claim.code === null && claim.package === null ? [] : await findClaimingPayments(tx, claim)
    const made = await insertPayment(tx, {
      id: newId(),
      orderNumber: newOrderNumber(),
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
    const stored = made ?? (await findPaymentByKey(tx, viewer.id, order.idempotency_key))
    if (!stored) throw refuse('not_found')
    return { row: stored, conflicts: [...expired, ...earlier.filter(({ id }) => id !== stored.id)] }
  })
  await closeConflictingPayments(ctx, row, { conflicts, isTyped })
  return row
}

/** How long a payment that its member has yet to pay holds a single-use code. */
const holdSeconds = 900

/**
 * Claims a single-use code; refused while another member is paying with it.
 * @returns other members' open payments whose hold has expired; the caller closes them
 */
async function claimDiscountCode(tx: Db, { brand, clock, viewer }: MemberCtx, code: string) {
  const row = await lockDiscountCode(tx, brand.id, code)
  if (row?.validity !== 'once') return []
  const holds = await findCodeHolders(tx, { brand: brand.id, code, member: viewer.id })
  const since = secondsAfter(clock.now(), -holdSeconds)
  if (row.status === 'used') throw refuse('discount_used', { field: 'code' })
  if (holds.some(({ created, processingSince }) => processingSince !== null || created > since)) {
    throw refuse('discount_held', { field: 'code' })
  }
  return holds
}

interface ConflictingPayments {
  readonly conflicts: readonly PaymentRow[]
  /** True when the request contains the code; false when the discount applied by itself. */
  readonly isTyped: boolean
}

/**
 * Closes earlier payments. If one of them turns out to be paid or to be with the bank, the new payment
 * is closed instead.
 */
async function closeConflictingPayments(
  ctx: MemberCtx,
  row: PaymentRow,
  { conflicts, isTyped }: ConflictingPayments,
) {
  for (const conflict of conflicts) {
    const outcome = await closePayment(ctx, conflict)
    if (outcome !== 'completed' && outcome !== 'processing') continue
    await closePayment(ctx, row)
    const isHeld = outcome === 'processing'
    throw isTrialPackage(row.package) ? refuseTrial(isHeld) : refuseCode(isTyped, isHeld)
  }
}

const refuseTrial = (isHeld: boolean) =>
  refuse(isHeld ? 'trial_held' : 'trial_used', { field: 'package' })

const refuseCode = (isTyped: boolean, isHeld = false) =>
  isTyped
    ? refuse(isHeld ? 'discount_held' : 'discount_used', { field: 'code' })
    : refuse('payment_not_open')
