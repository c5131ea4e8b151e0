import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { brandSignups } from '../../tables/index.ts'
import type { Signups } from './signups.rules.ts'

/** What staff have closed of a brand; undefined when nothing. */
export async function findClosedSignups(db: Db, brand: string): Promise<Signups | undefined> {
  const [row] = await db.select().from(brandSignups).where(eq(brandSignups.brand, brand))
  return row?.signups
}

/** What staff have closed, by brand. */
export async function readClosedSignups(db: Db): Promise<ReadonlyMap<string, Signups>> {
  const rows = await db.select().from(brandSignups)
  return new Map(rows.map(({ brand, signups }) => [brand, signups]))
}

/** Closes the signups of a brand, for some or for all. */
export async function closeSignups(
  tx: Db,
  {
    brand,
    signups,
    now,
  }: { readonly brand: string; readonly signups: Signups; readonly now: Date },
): Promise<void> {
  await tx
    .insert(brandSignups)
    .values({ brand, signups, changed: now })
    .onConflictDoUpdate({ target: brandSignups.brand, set: { signups, changed: now } })
}

/** Lets the file of a brand decide again. */
export async function reopenSignups(tx: Db, brand: string): Promise<void> {
  await tx.delete(brandSignups).where(eq(brandSignups.brand, brand))
}
