import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { sandboxCharges } from '../../../tables/index.ts'

export type SandboxCharge = typeof sandboxCharges.$inferSelect

/** Inserts a charge, or returns the one that the payment already has. */
export async function insertSandboxCharge(
  db: Db,
  row: typeof sandboxCharges.$inferInsert,
): Promise<SandboxCharge | undefined> {
  const [made] = await db.insert(sandboxCharges).values(row).onConflictDoNothing().returning()
  if (made) return made
  const [earlier] = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.payment, row.payment))
  return earlier
}

export async function findSandboxCharge(
  db: Db,
  reference: string,
): Promise<SandboxCharge | undefined> {
  const [row] = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.reference, reference))
  return row
}

/** @returns undefined when the charge is no longer open */
export async function decideSandboxCharge(
  tx: Db,
  reference: string,
  status: 'completed' | 'failed' | 'cancelled',
): Promise<SandboxCharge | undefined> {
  const [row] = await tx
    .update(sandboxCharges)
    .set({ status })
    .where(and(eq(sandboxCharges.reference, reference), eq(sandboxCharges.status, 'open')))
    .returning()
  return row
}

interface SandboxRefund {
  readonly reference: string
  readonly amount: number
  /** The sum refunded before this. */
  readonly before: number
}

/**
 * Refunds part of a charge. Repeating the same refund changes nothing.
 * @returns undefined when the charge has not enough money left
 */
export async function refundSandboxCharge(
  db: Db,
  { reference, amount, before }: SandboxRefund,
): Promise<SandboxCharge | undefined> {
  const after = before + amount
  const [row] = await db
    .update(sandboxCharges)
    .set({ refunded: after })
    .where(
      and(
        eq(sandboxCharges.reference, reference),
        eq(sandboxCharges.status, 'completed'),
        inArray(sandboxCharges.refunded, [before, after]),
        gte(sandboxCharges.amount, after),
      ),
    )
    .returning()
  return row
}
