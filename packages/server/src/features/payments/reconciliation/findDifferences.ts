import { daysAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import {
  type DifferenceRow,
  listFailedRefunds,
  listOutsideRefunds,
  listPaidBackTwice,
  listStalePayments,
  listStaleRefunds,
  listUncredited,
} from './differences.store.ts'

const shownOfAKind = 100

const days = {
  /** Days after which a payment or refund should have ended. */
  patience: 1,
  /** The same for direct debits and transfers, which take longer. */
  bank: 14,
  /** Days for which differences that are over are looked up. */
  back: 90,
} as const

type DifferenceKind =
  | 'payment_pending'
  | 'not_credited'
  | 'refund_pending'
  | 'refund_failed'
  | 'refunded_outside'
  | 'paid_back_twice'

interface Difference extends DifferenceRow {
  readonly kind: DifferenceKind
}

/**
 * Differences between the provider and the books, as far as our own data shows them. Events of the provider are
 * applied but not kept, so what it never told us cannot be found.
 */
export async function findDifferences(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { brand }: { readonly brand?: string | undefined },
) {
  const now = clock.now()
  const since = daysAfter(now, -days.back)
  const most = shownOfAKind + 1
  const waiting = { brand, most, moment: daysAfter(now, -days.patience) }
  const over = { brand, most, moment: since }
  const found = {
    not_credited: await listUncredited(db, over),
    paid_back_twice: await listPaidBackTwice(db, over),
    payment_pending: await listStalePayments(db, {
      ...waiting,
      bankMoment: daysAfter(now, -days.bank),
    }),
    refund_pending: await listStaleRefunds(db, waiting),
    refund_failed: await listFailedRefunds(db, over),
    refunded_outside: await listOutsideRefunds(db, over),
  }
  const items = differenceKinds.flatMap((kind) =>
    found[kind].slice(0, shownOfAKind).map((row): Difference => ({ ...row, kind })),
  )
  const isComplete = differenceKinds.every((kind) => found[kind].length <= shownOfAKind)
  return { items, isComplete, since }
}

/** The gravest first. */
const differenceKinds = [
  'not_credited',
  'paid_back_twice',
  'payment_pending',
  'refund_pending',
  'refund_failed',
  'refunded_outside',
] as const satisfies readonly DifferenceKind[]
