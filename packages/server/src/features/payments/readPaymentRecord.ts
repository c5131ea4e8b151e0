import { readActorNames, readAudit } from '../../platform/audit.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { findMember } from '../members/index.ts'
import { listDisputes } from './disputes/disputes.store.ts'
import { findPurchaseOnAnyBrand } from './findPurchase.ts'
import { addReversals } from './paymentList.store.ts'
import { listRefundRequests } from './refunds/refundRequests.store.ts'
import { listRefunds } from './refunds/refunds.store.ts'
import { withdrawalEnd, withdrawalTerms } from './withdrawal/withdrawalPeriod.rules.ts'

/**
 * Everything that staff may see of a payment, by the number of the order or its id.
 * @throws DomainError not_found
 */
export async function readPaymentRecord({ brands, db }: Services, typed: string) {
  const payment = await findPurchaseOnAnyBrand(db, typed)
  const shop = payment && brands.byId(payment.brand)
  if (!payment || !shop) throw refuse('not_found', { field: 'payment' })
  const member = payment.member === null ? undefined : await findMember(db, payment.member)
  const [listed] = await addReversals(db, [{ payment, name: member?.name ?? null }])
  if (!listed) throw refuse('not_found', { field: 'payment' })
  const refunds = await listRefunds(db, payment.id)
  const requests = await listRefundRequests(db, payment.id)
  const subject = `payment:${payment.id}`
  return {
    listed,
    member,
    refunds,
    disputes: await listDisputes(db, [payment.id]),
    requests,
    history: await readAudit(db, { brand: payment.brand, subject }),
    names: await readActorNames(db, [
      ...refunds.map(({ staff }) => staff),
      ...requests.flatMap(({ staff, decider }) => [staff, decider ?? []].flat()),
    ]),
    withdrawableUntil:
      payment.settled && payment.status === 'completed'
        ? withdrawalEnd(payment.settled, withdrawalTerms(shop))
        : null,
  }
}
