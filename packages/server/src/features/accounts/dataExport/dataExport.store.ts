import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { daysAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { readRows } from '../../../platform/database/queries.ts'
import { chatPhotos, dataExports, photos } from '../../../tables/index.ts'
import { type ExportTable, exportTables } from './exportTables.ts'

/** An export not finished within a day counts as failed. */
const preparationDays = 1

const exportColumns = {
  id: dataExports.id,
  requested: dataExports.requested,
  ends: dataExports.ends,
  bytes: sql<number | null>`octet_length(${dataExports.file})`,
}

/** The latest export that is being prepared or has not expired. */
export async function findExport(db: Db, member: string, now: Date) {
  const [row] = await db
    .select(exportColumns)
    .from(dataExports)
    .where(
      and(
        eq(dataExports.member, member),
        or(
          gt(dataExports.ends, now),
          and(
            isNull(dataExports.ends),
            gt(dataExports.requested, daysAfter(now, -preparationDays)),
          ),
        ),
      ),
    )
    .orderBy(desc(dataExports.requested), desc(dataExports.id))
    .limit(1)
  return row
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export function insertExport(tx: Db, row: typeof dataExports.$inferInsert) {
  return tx.insert(dataExports).values(row)
}

export async function findExportOwner(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ member: dataExports.member })
    .from(dataExports)
    .where(eq(dataExports.id, id))
  return row?.member
}

/** @returns whether this call finished it; a repeated job does not */
export async function finishExport(tx: Db, id: string, file: Uint8Array, ends: Date) {
  const rows = await tx
    .update(dataExports)
    .set({ file, ends })
    .where(and(eq(dataExports.id, id), isNull(dataExports.file)))
    .returning({ id: dataExports.id })
  return rows.length > 0
}

/** The file, for its own member and before it expires. */
export async function findExportFile(db: Db, id: string, member: string, now: Date) {
  const [row] = await db
    .select({ file: dataExports.file })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.member, member), gt(dataExports.ends, now)))
  return row?.file ?? undefined
}

/** The rows of every exported table, without omitted columns. */
export async function readExportTables(db: Db, member: string): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  for (const part of exportTables) read[part.name] = await readExportTable(db, part, member)
  return read
}

async function readExportTable(
  db: Db,
  { table, owner, omitted: without, order }: ExportTable,
  member: string,
) {
  const rows = await db
    .select()
    .from(table)
    .where(eq(owner, member))
    .orderBy(...(order ? [order] : []))
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
  )
}

const messageSchema = z.object({
  conversation: z.string(),
  with: z.string(),
  from_me: z.boolean(),
  sent_at: z.coerce.date(),
  body: z.unknown(),
})

/** Every message that the member sent or received, oldest first in each conversation. */
export function readMessages(db: Db, member: string) {
  return readRows(
    db,
    sql`
      select c.id as conversation, other.name as with, m.sender = ${member} as from_me,
        m.sent_at, m.body
      from conversations c
      join members other on other.id = case when c.lower_member = ${member} then c.higher_member else c.lower_member end
      join messages m on m.conversation = c.id
      where (c.lower_member = ${member} or c.higher_member = ${member}) and (not m.held or m.sender = ${member})
      order by c.created, c.id, m.number`,
    messageSchema,
  )
}

/** Ids of the pictures that the member uploaded. */
export async function listOwnPictureIds(db: Db, member: string): Promise<string[]> {
  const own = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.member, member))
    .orderBy(photos.position)
  const sent = await db
    .select({ id: chatPhotos.id })
    .from(chatPhotos)
    .where(eq(chatPhotos.sender, member))
  return [...own, ...sent].map(({ id }) => id)
}
