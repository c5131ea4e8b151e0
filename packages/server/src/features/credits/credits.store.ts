import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { members } from '../../tables/index.ts'
import { lockMember } from '../members/index.ts'
import { sumMemberEntries } from './ledger.store.ts'

export async function readBalance(db: Db, member: string): Promise<number> {
  const [row] = await db
    .select({ credits: members.credits })
    .from(members)
    .where(eq(members.id, member))
  return row?.credits ?? 0
}

/**
 * Raises a member's stored balance to the sum of the ledger, read under a lock.
 * @returns whether it was too low
 */
export async function repairBalance(
  tx: Db,
  { member }: { readonly member: string },
): Promise<boolean> {
  await lockMember(tx, member)
  const entered = await sumMemberEntries(tx, member)
  const raised = await tx
    .update(members)
    .set({ credits: entered })
    .where(and(eq(members.id, member), lt(members.credits, entered)))
    .returning({ id: members.id })
  return raised.length > 0
}

const differenceSchema = z.object({
  brand: z.string(),
  member: z.string(),
  /** The balance stored with the member. */
  stored: z.number(),
  /** The sum of the member's ledger entries. */
  computed: z.number(),
})

/**
 * Finds ledger transactions that do not sum to zero, and members whose stored balance differs from
 * the ledger.
 */
export async function findLedgerErrors(db: Db) {
  const unbalanced = await readRows(
    db,
    sql`select made.id::int as id from ledger_transactions made
      left join ledger_entries entry on entry.transaction = made.id
      group by made.id having coalesce(sum(entry.amount), 1) <> 0 order by made.id limit 1000`,
    z.object({ id: z.number() }),
  )
  const differences = await readRows(
    db,
    sql`select member.brand, member.id as member, member.credits as stored, coalesce(sum(entry.amount), 0)::int as computed
      from members member
      left join ledger_accounts account on account.member = member.id
      left join ledger_entries entry on entry.account = account.id
      group by member.id having member.credits <> coalesce(sum(entry.amount), 0) order by member.id limit 1000`,
    differenceSchema,
  )
  return { unbalanced: unbalanced.map(({ id }) => id), differences }
}
