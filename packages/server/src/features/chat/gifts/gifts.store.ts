import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { readRows } from '../../../platform/database/readRows.ts'

const receivedSchema = z.object({ gift: z.string(), count: z.coerce.number() })

/** Number of gifts that a member received, by kind, most frequent first. */
export const countReceivedGifts = (db: Db, member: string) =>
  readRows(
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
