import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { CreditReason } from '../../tables/index.ts'
import { lockMember } from '../members/index.ts'
import { readBalance } from './credits.store.ts'
import { postTransaction } from './ledger.store.ts'

interface CreditChange {
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
export async function grantCredits(deed: CreditChange): Promise<number> {
  await lockMember(deed.tx, deed.member)
  return changeBalance(deed, deed.amount)
}

/**
 * Takes credits within the caller's transaction. Whoever has other rows to change first holds the member
 * before, so that all take their locks in one order.
 * @returns the balance afterwards
 * @throws DomainError not_enough_credits with cost and balance; nothing is taken then
 */
export const spendCredits = (deed: CreditChange): Promise<number> =>
  changeBalance(deed, -deed.amount)

async function changeBalance(
  { tx, brand, member, reason, key, now }: CreditChange,
  amount: number,
) {
  const entered = await postTransaction(tx, { brand, member, amount, reason, key, created: now })
  if (entered === 'known') return readBalance(tx, member)
  if (entered !== 'too_little') return entered.balance
  const params = { cost: -amount, balance: await readBalance(tx, member) }
  throw refuse('not_enough_credits', { params })
}
