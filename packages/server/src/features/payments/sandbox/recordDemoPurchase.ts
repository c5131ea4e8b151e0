import type { PaymentMethod } from '@bouquet/contract'
import { pricesFor } from '@bouquet/contract/packages'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { newId, newToken } from '../../../platform/ids.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { grantCredits, recordDiscountUse } from '../../credits/index.ts'
import { newOrderNumber } from '../orderNumber.ts'
import { insertPayment, makePremium, type PaymentRow } from '../payments.store.ts'
import { insertSandboxCharge } from './sandbox.store.ts'

interface DemoPurchase {
  readonly member: Pick<MemberRow, 'id' | 'brand' | 'country'>
  /** Place of the package among those that are sold, from the smallest. */
  readonly size: number
  readonly method: PaymentMethod
  readonly status: PaymentRow['status']
  readonly created: Date
  readonly discount: { readonly code: string; readonly value_percentage: number } | null
}

/** Time that a buyer needs at the sandbox. */
const secondsToPay = 40

/**
 * Enters a purchase of a demo member as if it had been made at the sandbox; nobody is mailed.
 * @returns undefined when there is no such package
 */
export async function recordDemoPurchase(
  tx: Db,
  { member: { id: member, brand, country }, size, method, status, created, discount }: DemoPurchase,
): Promise<PaymentRow | undefined> {
  const pack = pricesFor({ country, discount }, 0).packages[size]
  if (!pack) return undefined
  const { credits } = pack
  const { amount, currency } = pack.price
  const id = newId()
  const reference = newToken()
  const code = discount?.code ?? null
  const payment = await insertPayment(tx, {
    id,
    brand,
    member,
    orderNumber: newOrderNumber(),
    package: pack.id,
    credits,
    amount,
    fullAmount: pack.former_price?.amount ?? amount,
    currency,
    country,
    method,
    status,
    discountCode: code,
    idempotencyKey: newId(),
    provider: 'sandbox',
    providerReference: reference,
    created,
    settled: status === 'pending' ? null : secondsAfter(created, secondsToPay),
  })
  await insertSandboxCharge(tx, {
    reference,
    payment: id,
    host: `${brand}.localhost`,
    amount,
    currency,
    credits,
    returnPath: '/',
    status: status === 'pending' ? 'open' : status,
    created,
  })
  if (status !== 'completed') return payment
  const change = { brand, member, amount: credits, reason: 'purchase', now: created } as const
  await grantCredits(tx, { ...change, key: `payment:${id}` })
  await makePremium(tx, member)
  if (code !== null) await recordDiscountUse(tx, { brand, member, code, payment: id, now: created })
  return payment
}
