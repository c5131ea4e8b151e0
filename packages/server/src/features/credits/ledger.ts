import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { CreditReason } from '../../tables/index.ts'
import { lockMember, moveBalance, readBalance } from './credits.store.ts'
import { findTransaction, insertTransaction } from './ledger.store.ts'

interface Deed {
  readonly tx: Db
  readonly brand: string
  readonly member: string
  /** Credits, a whole number above 0. */
  readonly amount: number
  readonly reason: CreditReason
  /** Names the deed, as in `payment:<id>`; the same deed is entered once, however often it is asked for. */
  readonly key: string
  readonly now: Date
}

/**
 * Adds credits within the caller's transaction.
 * @returns the balance afterwards
 */
export const grantCredits = (deed: Deed): Promise<number> => enter(deed, deed.amount)

/**
 * Takes credits within the caller's transaction.
 * @returns the balance afterwards
 * @throws DomainError not_enough_credits with cost and balance; nothing is taken then
 */
export const spendCredits = (deed: Deed): Promise<number> => enter(deed, -deed.amount)

async function enter(
  { tx, brand, member, reason, key, now }: Deed,
  amount: number,
): Promise<number> {
  await lockMember(tx, member)
  if (await findTransaction(tx, member, key)) return readBalance(tx, member)
  const balanceAfter = await moveBalance(tx, member, amount)
  if (balanceAfter === undefined) {
    const balance = await readBalance(tx, member)
    throw refuse('not_enough_credits', { params: { cost: -amount, balance } })
  }
  await insertTransaction(tx, { brand, member, amount, reason, key, created: now })
  return balanceAfter
}
