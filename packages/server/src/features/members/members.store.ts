import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import { type MemberRow, members } from '../../tables/index.ts'

/** @returns undefined when the address is already used within the brand */
export async function insertMember(
  tx: Db,
  row: typeof members.$inferInsert,
): Promise<MemberRow | undefined> {
  const [inserted] = await tx.insert(members).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function findMemberByEmail(
  db: Db,
  brand: string,
  email: string,
): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand), eq(sql`lower(${members.email})`, email.toLowerCase())))
  return row
}

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.id, id))
  return row
}

interface AccountSearch {
  readonly brands: readonly string[]
  /** A whole address or name, in any case. */
  readonly of: 'email' | 'name'
  readonly value: string
  readonly limit: number
}

/** Accounts with this address or name, who was here last first. */
export function searchAccounts(
  db: Db,
  { brands, of, value, limit }: AccountSearch,
): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(
      and(inArray(members.brand, [...brands]), eq(sql`lower(${members[of]})`, value.toLowerCase())),
    )
    .orderBy(sql`${members.lastSeen} desc nulls last`, asc(members.id))
    .limit(limit)
}

export function updateMember(tx: Db, id: string, change: PgUpdateSetSource<typeof members>) {
  return tx.update(members).set(change).where(eq(members.id, id))
}

/**
 * Locks the member's row until the transaction ends, so that changes to one account run one after the other.
 * Rows that reference the member can still be written, as a message to them.
 */
export async function lockMember(tx: Db, member: string) {
  const [row] = await tx
    .select({
      brand: members.brand,
      status: members.status,
      paid: members.paid,
      timeZone: members.timeZone,
    })
    .from(members)
    .where(eq(members.id, member))
    .for('no key update')
  if (!row) throw refuse('not_found')
  return row
}
