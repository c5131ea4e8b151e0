import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { sandboxCharges } from '../../../tables/index.ts'

export type SandboxCharge = typeof sandboxCharges.$inferSelect

/** One charge for each payment, however often it is begun. */
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

/** @returns undefined when the charge was decided before */
export async function decideSandboxCharge(
  tx: Db,
  reference: string,
  state: 'completed' | 'failed' | 'cancelled',
): Promise<SandboxCharge | undefined> {
  const [row] = await tx
    .update(sandboxCharges)
    .set({ state })
    .where(and(eq(sandboxCharges.reference, reference), eq(sandboxCharges.state, 'open')))
    .returning()
  return row
}

interface SandboxRefund {
  readonly reference: string
  readonly amount: number
  /** What had been paid back before this. */
  readonly before: number
}

/**
 * Pays back a part of a charge; asked again it changes nothing more.
 * @returns undefined when the charge has not that much to give back
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
        eq(sandboxCharges.state, 'completed'),
        inArray(sandboxCharges.refunded, [before, after]),
        gte(sandboxCharges.amount, after),
      ),
    )
    .returning()
  return row
}
