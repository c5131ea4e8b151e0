import type { Page, staffActions } from '@bouquet/contract/staff'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { auditLog, staff } from '../tables/index.ts'
import type { Db } from './database/Database.ts'
import { matching, readPage } from './database/readPage.ts'
import { type DomainError, refuse } from './errors/DomainError.ts'

interface AuditRecord {
  readonly brand: string
  readonly actor: string
  /** What was done, as in `photo.reject`. */
  readonly act: string
  /** What it was done to, as in `photo:018f…`. */
  readonly subject: string
  /** The reason as the actor stated it. */
  readonly reason: string
  readonly now: Date
}

/** Records an action of staff in the transaction that performs it, so that both or neither are stored. */
export async function writeAudit(tx: Db, { now, ...record }: AuditRecord): Promise<void> {
  await insertAudit(tx, { ...record, created: now })
}

interface Decided {
  readonly brand: string
  /** The subject as the audit log names it. */
  readonly subject: string
  /** The actions that count as a decision; all by default. */
  readonly actions?: readonly string[]
  /** Field of the input that names the subject. */
  readonly field: string
}

/**
 * The error `already_decided`, with the name (`params.by`), time (`params.at`) and action (`params.act`) of the
 * earlier decision. Without `params` it was not made by a person.
 */
export async function decidedAlready(tx: Db, { field, ...about }: Decided): Promise<DomainError> {
  const [last] = await readAudit(tx, about)
  return refuse('already_decided', {
    field,
    ...(last && {
      params: { by: last.name ?? last.actor, at: last.created.toISOString(), act: last.act },
    }),
  })
}

const insertAudit = (tx: Db, row: typeof auditLog.$inferInsert) => tx.insert(auditLog).values(row)

/** An entry with the name of its actor, when that is a member of staff. */
export type AuditEntry = typeof auditLog.$inferSelect & { readonly name: string | null }

/** Entries with the names of their actors. */
const entries = (db: Db) =>
  db
    .select({ ...getTableColumns(auditLog), name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(auditLog.actor, sql`'staff:' || ${staff.id}`))
    .$dynamic()

/** Entries of the log, the latest first. */
export function listAudit(
  db: Db,
  { brand, act, subject, actor, ...query }: z.output<typeof staffActions.audit.input>,
): Promise<Page<AuditEntry>> {
  return readPage<AuditEntry>(
    db,
    {
      table: auditLog,
      moment: auditLog.created,
      id: auditLog.id,
      first: 'latest',
      where: and(
        matching(auditLog.brand, brand),
        matching(auditLog.act, act),
        matching(auditLog.subject, subject),
        matching(auditLog.actor, actor),
      ),
      rows: ({ where, orderBy, limit }) =>
        entries(db)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ created, id }) => ({ moment: created, id: String(id) }),
    },
    query,
  )
}

interface SubjectQuery {
  readonly brand: string
  readonly subject: string
  /** Only these actions. */
  readonly actions?: readonly string[]
}

/** Entries about one subject, the latest first. */
export function readAudit(
  db: Db,
  { brand, subject, actions }: SubjectQuery,
): Promise<AuditEntry[]> {
  return entries(db)
    .where(
      and(
        eq(auditLog.brand, brand),
        eq(auditLog.subject, subject),
        actions && inArray(auditLog.act, [...actions]),
      ),
    )
    .orderBy(desc(auditLog.created), desc(auditLog.id))
    .limit(50)
}

/** Whether the log has an entry about a subject. */
export async function hasAudit(
  db: Db,
  about: Pick<SubjectQuery, 'brand' | 'subject'>,
): Promise<boolean> {
  return (await readAudit(db, about)).length > 0
}

/** When an action was last recorded; undefined for never. */
export async function findLastAudit(db: Db, act: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ created: auditLog.created })
    .from(auditLog)
    .where(eq(auditLog.act, act))
    .orderBy(desc(auditLog.created), desc(auditLog.id))
    .limit(1)
  return last?.created
}

interface SubjectsQuery {
  readonly brand: string
  readonly subjects: readonly string[]
  readonly actions: readonly string[]
  readonly limit: number
}

/** Entries with these actions about several subjects, the latest first. */
export function readAuditOf(
  db: Db,
  { brand, subjects, actions, limit }: SubjectsQuery,
): Promise<AuditEntry[]> {
  return entries(db)
    .where(
      and(
        eq(auditLog.brand, brand),
        inArray(auditLog.subject, [...subjects]),
        inArray(auditLog.act, [...actions]),
      ),
    )
    .orderBy(desc(auditLog.created), desc(auditLog.id))
    .limit(limit)
}

const actorOf = sql<string>`'staff:' || ${staff.id}`

/** Names of members of staff by their actors, as in `staff:018f…`. */
export async function readActorNames(
  db: Db,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (actors.length === 0) return new Map()
  const rows = await db
    .select({ actor: actorOf, name: staff.name })
    .from(staff)
    .where(inArray(actorOf, [...new Set(actors)]))
  return new Map(rows.map(({ actor, name }) => [actor, name]))
}
