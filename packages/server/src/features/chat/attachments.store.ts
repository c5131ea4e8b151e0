import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { type ChatPhotoRow, chatPhotos } from '../../tables/index.ts'
import type { MessageRow } from './message.store.ts'

export function insertChatPhoto(tx: Db, row: typeof chatPhotos.$inferInsert) {
  return tx.insert(chatPhotos).values(row)
}

/** The photos of these messages by photo id. */
export async function findChatPhotos(
  db: Db,
  messages: readonly MessageRow[],
): Promise<Map<string, ChatPhotoRow>> {
  const ids = messages.flatMap(({ body }) => (body.kind === 'photo' ? [body.photo] : []))
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(chatPhotos).where(inArray(chatPhotos.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findChatPhotoByToken(
  db: Db,
  token: string,
): Promise<ChatPhotoRow | undefined> {
  const [row] = await db
    .select()
    .from(chatPhotos)
    .where(or(eq(chatPhotos.token, token), eq(chatPhotos.blurredToken, token)))
  return row
}

export function markOpened(tx: Db, id: string, opened: Date) {
  return tx
    .update(chatPhotos)
    .set({ opened })
    .where(and(eq(chatPhotos.id, id), isNull(chatPhotos.opened)))
}

const receivedSchema = z.object({ gift: z.string(), count: z.coerce.number() })

/** Number of gifts that a member received, by kind, most frequent first. */
export function countReceivedGifts(db: Db, member: string) {
  return readRows(
    db,
    sql`
      select m.body ->> 'gift' as gift, count(*) as count
      from participants p
      join messages m on m.conversation = p.conversation
      where p.member = ${member} and m.sender <> ${member} and not m.held
        and m.body ->> 'kind' = 'gift'
      group by 1 order by 2 desc, 1`,
    receivedSchema,
  )
}
