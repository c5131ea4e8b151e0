import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { auditLog } from '../../tables/index.ts'

export const insertAudit = (tx: Db, row: typeof auditLog.$inferInsert) =>
  tx.insert(auditLog).values(row)

/** Acts on one subject of a brand, the latest first. */
export const readAudit = (db: Db, brand: string, subject: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.brand, brand), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.id))
