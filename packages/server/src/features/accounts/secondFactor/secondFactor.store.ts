import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { recoveryCodes, type SecondFactorRow, secondFactors } from '../../../tables/index.ts'
import type { FactorOwner } from './factorHolder.ts'

const columnOf = ({ kind }: FactorOwner) => secondFactors[kind]
const ownedBy = (owner: FactorOwner) => eq(columnOf(owner), owner.id)

export async function findFactor(db: Db, owner: FactorOwner): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(ownedBy(owner))
  return row
}

/** Locks the row until the transaction ends. */
export async function lockFactor(tx: Db, owner: FactorOwner): Promise<SecondFactorRow | undefined> {
  const [row] = await tx.select().from(secondFactors).where(ownedBy(owner)).for('update')
  return row
}

/** Saves an unconfirmed secret in place of an earlier one. @returns false when a second factor is on */
export async function savePendingFactor(
  tx: Db,
  owner: FactorOwner,
  pending: { readonly id: string; readonly secretEncrypted: string; readonly created: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(secondFactors)
    .values({ ...pending, [owner.kind]: owner.id })
    .onConflictDoUpdate({
      target: columnOf(owner),
      set: pending,
      setWhere: isNull(secondFactors.confirmed),
    })
    .returning({ id: secondFactors.id })
  return rows.length > 0
}

export function confirmFactor(tx: Db, id: string, lastStep: number, confirmed: Date) {
  return tx.update(secondFactors).set({ lastStep, confirmed }).where(eq(secondFactors.id, id))
}

/** Uses up a TOTP code. Of concurrent calls, one gets true. */
export async function consumeStep(tx: Db, id: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.id, id), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id })
  return rows.length > 0
}

/** @returns whether one was on */
export async function deleteFactor(tx: Db, owner: FactorOwner): Promise<boolean> {
  const [row] = await tx
    .delete(secondFactors)
    .where(ownedBy(owner))
    .returning({ confirmed: secondFactors.confirmed })
  return row?.confirmed != null
}

const hasCode = (factor: string, codeHash: string) =>
  and(eq(recoveryCodes.factor, factor), eq(recoveryCodes.codeHash, codeHash))

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  tx: Db,
  factor: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.factor, factor))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ factor, codeHash })))
}

/** Uses up a recovery code. Of concurrent calls, one gets true. */
export async function consumeRecoveryCode(
  tx: Db,
  factor: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ used: now })
    .where(and(hasCode(factor, codeHash), isNull(recoveryCodes.used)))
    .returning({ factor: recoveryCodes.factor })
  return rows.length > 0
}

export async function isRecoveryCodeUsed(
  db: Db,
  factor: string,
  codeHash: string,
): Promise<boolean> {
  const used = and(hasCode(factor, codeHash), isNotNull(recoveryCodes.used))
  return (await db.$count(recoveryCodes, used)) > 0
}

export async function countUnusedRecoveryCodes(db: Db, factor: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.factor, factor), isNull(recoveryCodes.used)))
  return row?.left ?? 0
}
