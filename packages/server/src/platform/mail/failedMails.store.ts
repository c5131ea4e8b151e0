import type { Page, PageQuery } from '@bouquet/contract/staff'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { failedMails } from '../../tables/index.ts'
import { daysAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { matching, readPage } from '../database/readPage.ts'

export type FailedMailRow = typeof failedMails.$inferSelect

/** Does nothing when the mail is kept already. */
export function insertFailedMail(db: Db, row: FailedMailRow) {
  return db.insert(failedMails).values(row).onConflictDoNothing()
}

interface Filters {
  readonly mail?: string | undefined
  readonly brand?: string | undefined
  readonly kind?: string | undefined
}

const meant = ({ mail, brand, kind }: Filters) =>
  and(
    matching(failedMails.id, mail),
    matching(failedMails.brand, brand),
    matching(failedMails.kind, kind),
  )

/** Mails that were given up, latest first. */
export function pageFailedMails(
  db: Db,
  { brand, kind, ...page }: Filters & PageQuery,
): Promise<Page<FailedMailRow>> {
  return readPage<FailedMailRow>(
    db,
    {
      table: failedMails,
      moment: failedMails.created,
      id: failedMails.id,
      first: 'latest',
      where: meant({ brand, kind }),
      rows: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(failedMails)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    page,
  )
}

/** Takes mails that can still be sent out of the list; of concurrent calls, one gets each. */
export function takeFailedMails(tx: Db, filters: Filters, now: Date): Promise<FailedMailRow[]> {
  return tx
    .delete(failedMails)
    .where(
      and(
        meant(filters),
        isNotNull(failedMails.envelope),
        or(isNull(failedMails.linkEnds), gt(failedMails.linkEnds, now)),
      ),
    )
    .returning()
}

/** Whether a mail is kept. */
export async function isMailStored(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: failedMails.id })
    .from(failedMails)
    .where(eq(failedMails.id, id))
  return rows.length > 0
}

const retentionDays = 30

/** Forgets old mails, and the contents of those whose link has expired. */
export async function cleanUpFailedMails(db: Db, now: Date): Promise<void> {
  await db.delete(failedMails).where(lt(failedMails.created, daysAfter(now, -retentionDays)))
  await db.update(failedMails).set({ envelope: null }).where(lt(failedMails.linkEnds, now))
}
