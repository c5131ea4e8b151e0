import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { mailbox } from '../../../tables/index.ts'

const maxEntries = 100

export function listMailboxEntries(db: Db, brand: string) {
  return db
    .select()
    .from(mailbox)
    .where(eq(mailbox.brand, brand))
    .orderBy(desc(mailbox.created), desc(mailbox.id))
    .limit(maxEntries)
}

export async function findMailboxEntry(db: Db, brand: string, id: string) {
  const [mail] = await db
    .select()
    .from(mailbox)
    .where(and(eq(mailbox.brand, brand), eq(mailbox.id, id)))
  return mail
}

export type MailboxRow = typeof mailbox.$inferSelect
