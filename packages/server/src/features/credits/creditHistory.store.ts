import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { ledgerTransactions } from '../../tables/index.ts'

const entrySchema = z.object({
  reason: z.enum(ledgerTransactions.reason.enumValues),
  amount: z.number(),
  balance_after: z.number(),
  created: z.coerce.date(),
})

const entriesOf = (member: string) => sql`
  select made.reason, entry.amount, entry.balance_after, made.created
  from ledger_accounts account
  join ledger_entries entry on entry.account = account.id
  join ledger_transactions made on made.id = entry.transaction
  where account.member = ${member}`

/** All credit transactions of a member, oldest first. */
export function readCreditHistory(db: Db, member: string) {
  return readRows(db, sql`${entriesOf(member)} order by entry.id`, entrySchema)
}

/** The latest credit transactions of a member, the latest first. */
export function readLatestCredits(db: Db, member: string, limit: number) {
  return readRows(db, sql`${entriesOf(member)} order by entry.id desc limit ${limit}`, entrySchema)
}
