import type { Currency } from '@bouquet/contract'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/Database.ts'
import { matching } from '../../../platform/database/readPage.ts'
import { disputes, ledgerTransactions, members, payments, refunds } from '../../../tables/index.ts'

/** A payment, and what of it differs. */
export interface DifferenceRow {
  readonly payment: string
  readonly brand: string
  readonly orderNumber: string
  readonly name: string | null
  /** In the minor unit. */
  readonly amount: number
  readonly currency: Currency
  readonly since: Date
}

interface Search {
  readonly brand: string | undefined
  /** What should have ended must have begun before this time; what is over must have happened after it. */
  readonly moment: Date
  readonly most: number
}

const order = {
  payment: payments.id,
  brand: payments.brand,
  orderNumber: payments.orderNumber,
  name: members.name,
  currency: payments.currency,
}

interface Selection {
  readonly where: SQL | undefined
  readonly orderBy: SQL
  readonly most: number
}

const listPaymentsWhere = (db: Db, { where, orderBy, most }: Selection): Promise<DifferenceRow[]> =>
  db
    .select({ ...order, amount: payments.amount, since: payments.created })
    .from(payments)
    .leftJoin(members, eq(members.id, payments.member))
    .where(where)
    .orderBy(orderBy)
    .limit(most)

/** Open payments that the provider should have ended; banks have until `bankMoment`. */
export function listStalePayments(
  db: Db,
  { brand, moment, bankMoment, most }: Search & { readonly bankMoment: Date },
) {
  return listPaymentsWhere(db, {
    where: and(
      eq(payments.status, 'pending'),
      lt(payments.created, moment),
      or(isNull(payments.processingSince), lt(payments.processingSince, bankMoment)),
      matching(payments.brand, brand),
    ),
    orderBy: asc(payments.created),
    most,
  })
}

/** Paid payments whose credits were never booked, such as those of a member who was erased before. */
export function listUncredited(db: Db, { brand, moment, most }: Search) {
  return listPaymentsWhere(db, {
    where: and(
      eq(payments.status, 'completed'),
      gte(payments.created, moment),
      matching(payments.brand, brand),
      notExists(
        db
          .select({ id: ledgerTransactions.id })
          .from(ledgerTransactions)
          .where(
            and(
              eq(ledgerTransactions.reason, 'purchase'),
              eq(ledgerTransactions.key, sql`'payment:' || ${payments.id}`),
            ),
          ),
      ),
    ),
    orderBy: desc(payments.created),
    most,
  })
}

const listRefundsWhere = (db: Db, { where, orderBy, most }: Selection): Promise<DifferenceRow[]> =>
  db
    .select({ ...order, amount: refunds.amount, since: refunds.created })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .leftJoin(members, eq(members.id, payments.member))
    .where(where)
    .orderBy(orderBy)
    .limit(most)

/** Refunds that the provider has not made yet, though their credits are taken. */
export function listStaleRefunds(db: Db, { brand, moment, most }: Search) {
  return listRefundsWhere(db, {
    where: and(
      eq(refunds.status, 'pending'),
      lt(refunds.created, moment),
      matching(refunds.brand, brand),
    ),
    orderBy: asc(refunds.created),
    most,
  })
}

/** Refunds that the provider refused, and that nobody made again. */
export function listFailedRefunds(db: Db, { brand, moment, most }: Search) {
  const later = alias(refunds, 'later')
  return listRefundsWhere(db, {
    where: and(
      eq(refunds.status, 'failed'),
      gte(refunds.created, moment),
      matching(refunds.brand, brand),
      notExists(
        db
          .select({ id: later.id })
          .from(later)
          .where(
            and(
              eq(later.payment, refunds.payment),
              gt(later.id, refunds.id),
              ne(later.status, 'failed'),
            ),
          ),
      ),
    ),
    orderBy: desc(refunds.created),
    most,
  })
}

/** Names that stand for the staff member of a refund that the provider reported. */
const providerNames = ['stripe', 'sandbox']

/** Refunds that somebody made on the provider's own pages. */
export function listOutsideRefunds(db: Db, { brand, moment, most }: Search) {
  return listRefundsWhere(db, {
    where: and(
      inArray(refunds.staff, providerNames),
      eq(refunds.status, 'completed'),
      gte(refunds.created, moment),
      matching(refunds.brand, brand),
    ),
    orderBy: desc(refunds.created),
    most,
  })
}

/** Disputed payments for which more was paid back, by refunds and to the bank, than was paid. */
export function listPaidBackTwice(
  db: Db,
  { brand, moment, most }: Search,
): Promise<DifferenceRow[]> {
  const refunded = sql<number>`(select coalesce(sum(${refunds.amount}), 0)::int from ${refunds}
    where ${refunds.payment} = ${payments.id} and ${ne(refunds.status, 'failed')})`
  const excess = sql<number>`${disputes.amount} + ${refunded} - ${payments.amount}`
  return db
    .select({ ...order, amount: excess, since: disputes.opened })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.payment))
    .leftJoin(members, eq(members.id, payments.member))
    .where(
      and(
        ne(disputes.status, 'won'),
        gte(disputes.opened, moment),
        eq(disputes.currency, payments.currency),
        matching(disputes.brand, brand),
        gt(excess, 0),
      ),
    )
    .orderBy(desc(disputes.opened))
    .limit(most)
}
