import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import { discountUses, members } from '../../tables/index.ts'

/** @returns the new balance, or undefined when the member has fewer than `-amount` credits */
export async function moveBalance(
  tx: Db,
  member: string,
  amount: number,
): Promise<number | undefined> {
  const [row] = await tx
    .update(members)
    .set({ credits: sql`${members.credits} + ${amount}` })
    .where(and(eq(members.id, member), gte(members.credits, -amount)))
    .returning({ credits: members.credits })
  return row?.credits
}

export async function readBalance(db: Db, member: string): Promise<number> {
  const [row] = await db
    .select({ credits: members.credits })
    .from(members)
    .where(eq(members.id, member))
  return row?.credits ?? 0
}

/** Holds the member's row until the transaction ends, so that two entries cannot pass each other. */
export async function lockMember(tx: Db, member: string) {
  const [row] = await tx
    .select({ status: members.status, paid: members.paid })
    .from(members)
    .where(eq(members.id, member))
    .for('update')
  if (!row) throw refuse('not_found')
  return row
}

export async function findUsedCodes(db: Db, member: string): Promise<string[]> {
  const rows = await db
    .select({ code: discountUses.code })
    .from(discountUses)
    .where(eq(discountUses.member, member))
  return rows.map(({ code }) => code)
}

/** A code that two payments began to use is noted once. */
export const insertUse = (tx: Db, use: typeof discountUses.$inferInsert) =>
  tx.insert(discountUses).values(use).onConflictDoNothing()
