import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { creditEntries } from '../../tables/index.ts'
import { findEntry, insertEntry, lockMember, moveBalance, readBalance } from './credits.store.ts'

interface Entry {
  readonly tx: Db
  readonly brand: string
  readonly member: string
  /** Credits, a whole number above 0. */
  readonly amount: number
  readonly reason: (typeof creditEntries.$inferInsert)['reason']
  /** Names the deed, as in `payment:<id>`; the same deed is entered once, however often it is asked for. */
  readonly key: string
  readonly now: Date
}

/**
 * Adds credits within the caller's transaction.
 * @returns the balance afterwards
 */
export const grantCredits = (entry: Entry): Promise<number> => enter(entry, entry.amount)

/**
 * Takes credits within the caller's transaction.
 * @returns the balance afterwards
 * @throws DomainError not_enough_credits with cost and balance; nothing is taken then
 */
export const spendCredits = (entry: Entry): Promise<number> => enter(entry, -entry.amount)

async function enter(
  { tx, brand, member, reason, key, now }: Entry,
  amount: number,
): Promise<number> {
  await lockMember(tx, member)
  const earlier = await findEntry(tx, member, key)
  if (earlier) return readBalance(tx, member)
  const balanceAfter = await moveBalance(tx, member, amount)
  if (balanceAfter === undefined) {
    const balance = await readBalance(tx, member)
    throw refuse('not_enough_credits', { params: { cost: -amount, balance } })
  }
  await insertEntry(tx, { brand, member, amount, balanceAfter, reason, key, created: now })
  return balanceAfter
}
