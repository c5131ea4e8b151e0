import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/readRows.ts'
import { members } from '../../tables/index.ts'

/**
 * Holds for members whom a viewer may find. Those in privacy mode are there only for the people they are in
 * contact with: whom they like, and whose conversation they keep.
 */
export function findable(viewer: string | null): SQL {
  if (viewer === null) return sql`not ${members.privacyMode}`
  return sql`(not ${members.privacyMode} or ${members.id} = ${viewer}
    or exists (select 1 from likes l where l.liker = ${members.id} and l.liked = ${viewer})
    or exists (select 1 from participants mine
      join participants theirs on theirs.conversation = mine.conversation
      where mine.member = ${members.id} and not mine.hidden and theirs.member = ${viewer}))`
}

/** Whether a member is there for a viewer. */
export async function isFindable(db: Db, member: string, viewer: string | null): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`select ${members.id} as id from ${members} where ${members.id} = ${member} and ${findable(viewer)}`,
    z.object({ id: z.string() }),
  )
  return rows.length > 0
}
