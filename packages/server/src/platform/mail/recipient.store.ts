import { and, eq, sql } from 'drizzle-orm'
import { members } from '../../tables/index.ts'
import type { Db } from '../database/Database.ts'
import type { Envelope } from './email.ts'
import type { Recipient } from './mailRules.rules.ts'

export function sameAddress(to: string) {
  return eq(sql`lower(${members.email})`, to.toLowerCase())
}

/** The member whom a mail is for; undefined for an address without an account. */
export async function findRecipient(
  db: Db,
  { brand, to }: Pick<Envelope, 'brand' | 'to'>,
): Promise<Recipient | undefined> {
  const [row] = await db
    .select({
      id: members.id,
      status: members.status,
      confirmedAt: members.confirmedAt,
      refused: members.notificationsDisabled,
      mailRefused: members.mailRefused,
    })
    .from(members)
    .where(and(eq(members.brand, brand), sameAddress(to)))
  return row
}
