import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
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
