import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { members } from '../../../tables/index.ts'

/** @returns whether this call banned the member */
export async function banAccount(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ status: 'banned', profileStatus: 'disabled' })
    .where(and(eq(members.id, id), ne(members.status, 'banned')))
    .returning({ id: members.id })
  return rows.length > 0
}

/**
 * Restores the status before the ban.
 * @returns whether this call lifted the ban
 */
export async function unbanAccount(tx: Db, id: string): Promise<boolean> {
  const isConfirmed = sql`${members.confirmedAt} is not null`
  const rows = await tx
    .update(members)
    .set({
      status: sql`case when ${isConfirmed} then 'active' else 'not_confirmed' end`,
      profileStatus: sql`case when ${isConfirmed} then 'active' else 'disabled' end`,
    })
    .where(and(eq(members.id, id), eq(members.status, 'banned')))
    .returning({ id: members.id })
  return rows.length > 0
}
