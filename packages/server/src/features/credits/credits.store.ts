import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import { creditEntries, discountUses, members } from '../../tables/index.ts'

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

export const insertEntry = (tx: Db, entry: typeof creditEntries.$inferInsert) =>
  tx.insert(creditEntries).values(entry)

export async function findEntry(db: Db, member: string, key: string) {
  const [row] = await db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.member, member), eq(creditEntries.key, key)))
  return row
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
