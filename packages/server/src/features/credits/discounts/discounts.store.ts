import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { discountCodes, discountUses } from '../../../tables/index.ts'

export type CodeRow = typeof discountCodes.$inferSelect

const named = (brand: string, code: string) =>
  and(eq(discountCodes.brand, brand), eq(discountCodes.code, code))

export async function findCode(db: Db, brand: string, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(named(brand, code))
  return row
}

/** Holds a code until the transaction ends, so that two orders cannot pass each other. */
export async function lockCode(tx: Db, brand: string, code: string): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(named(brand, code)).for('update')
  return row
}

/** @returns undefined when the brand has a code of this name */
export async function insertCode(
  tx: Db,
  row: typeof discountCodes.$inferInsert,
): Promise<CodeRow | undefined> {
  const [made] = await tx.insert(discountCodes).values(row).onConflictDoNothing().returning()
  return made
}

/** @returns undefined when there is no such code, or it was ended before */
export async function closeCode(tx: Db, brand: string, code: string): Promise<CodeRow | undefined> {
  const [row] = await tx
    .update(discountCodes)
    .set({ status: 'closed' })
    .where(and(named(brand, code), ne(discountCodes.status, 'closed')))
    .returning()
  return row
}

/** A code that is good once has done its work. */
export const markUsed = (tx: Db, brand: string, code: string) =>
  tx
    .update(discountCodes)
    .set({ status: 'used' })
    .where(
      and(
        named(brand, code),
        eq(discountCodes.validity, 'once'),
        eq(discountCodes.status, 'active'),
      ),
    )

export async function findUsedCodes(db: Db, member: string): Promise<string[]> {
  const rows = await db
    .select({ code: discountUses.code })
    .from(discountUses)
    .where(eq(discountUses.member, member))
  return rows.map(({ code }) => code)
}

export async function hasUsedCode(db: Db, member: string, code: string): Promise<boolean> {
  const rows = await db
    .select({ code: discountUses.code })
    .from(discountUses)
    .where(and(eq(discountUses.member, member), eq(discountUses.code, code)))
    .limit(1)
  return rows.length > 0
}

/** A code that two payments began to use is noted once. */
export const insertUse = (tx: Db, use: typeof discountUses.$inferInsert) =>
  tx.insert(discountUses).values(use).onConflictDoNothing()
