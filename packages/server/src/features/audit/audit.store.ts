import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { auditLog, staff } from '../../tables/index.ts'

export const insertAudit = (tx: Db, row: typeof auditLog.$inferInsert) =>
  tx.insert(auditLog).values(row)

interface Wish {
  readonly brand?: string | undefined
  readonly subject?: string | undefined
  readonly actor?: string | undefined
  /** Only entries older than this one. */
  readonly before?: number | undefined
  readonly most?: number
}

/** Entries of the log with the names of whoever acted, the latest first. */
export const readAudit = (db: Db, { brand, subject, actor, before, most = 50 }: Wish) =>
  db
    .select({ ...getTableColumns(auditLog), name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(auditLog.actor, sql`'staff:' || ${staff.id}`))
    .where(
      and(
        brand === undefined ? undefined : eq(auditLog.brand, brand),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        actor === undefined ? undefined : eq(auditLog.actor, actor),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(most)
