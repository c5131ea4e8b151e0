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
  /** What should have ended within a day. */
  patience: 1,
  /** A direct debit or transfer may take so long. */
  bank: 14,
  /** How far back is looked for what is over. */
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
 * Differences between the provider and the books that show in what is stored here. Events of the provider are
 * applied and not kept, so what it has never told is not found.
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
