import { desc, eq, lt } from 'drizzle-orm'
import { sentMails } from '../../tables/index.ts'
import { daysAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'

type SentMailRow = typeof sentMails.$inferSelect

/** Does nothing when the mail is noted already. */
export function insertSentMail(db: Db, row: SentMailRow) {
  return db.insert(sentMails).values(row).onConflictDoNothing()
}

/** The mails that a member was sent, the latest first. */
export function listSentMails(db: Db, member: string, limit: number): Promise<SentMailRow[]> {
  return db
    .select()
    .from(sentMails)
    .where(eq(sentMails.member, member))
    .orderBy(desc(sentMails.sent), desc(sentMails.id))
    .limit(limit)
}

/** As the privacy page says of logs. */
const retentionDays = 90

export async function cleanUpSentMails(db: Db, now: Date): Promise<void> {
  await db.delete(sentMails).where(lt(sentMails.sent, daysAfter(now, -retentionDays)))
}
