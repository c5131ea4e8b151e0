import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { CreditReason } from '../../tables/index.ts'
import { lockMember } from '../members/index.ts'
import { readBalance } from './credits.store.ts'
import { postTransaction } from './ledger.store.ts'

interface CreditChange {
  readonly brand: string
  readonly member: string
  /** Credits, a whole number above 0. */
  readonly amount: number
  readonly reason: CreditReason
  /** Idempotency key, as in `payment:<id>`; each key is posted once. */
  readonly key: string
  readonly now: Date
}

/**
 * Adds credits within the caller's transaction.
 * @returns the balance afterwards
 */
export async function grantCredits(tx: Db, change: CreditChange): Promise<number> {
  await lockMember(tx, change.member)
  return changeBalance(tx, change)
}

/**
 * Takes credits within the caller's transaction. A caller that changes other rows first must lock
 * the member before them, so that locks are always taken in the same order.
 * @returns the balance afterwards
 * @throws DomainError not_enough_credits with cost and balance; nothing is taken
 */
export function spendCredits(tx: Db, change: CreditChange): Promise<number> {
  return changeBalance(tx, { ...change, amount: -change.amount })
}

async function changeBalance(tx: Db, { brand, member, amount, reason, key, now }: CreditChange) {
  const entered = await postTransaction(tx, { brand, member, amount, reason, key, created: now })
  if (entered === 'known') return readBalance(tx, member)
  if (entered !== 'too_little') return entered.balance
  const params = { cost: -amount, balance: await readBalance(tx, member) }
  throw refuse('not_enough_credits', { params })
}
