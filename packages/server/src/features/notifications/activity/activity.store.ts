import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { readRows } from '../../../platform/database/queries.ts'

const rowSchema = z.object({
  kind: z.enum(['like', 'introduction', 'match', 'message', 'photo', 'case']),
  /** The person, photo or case. */
  id: z.uuid(),
  at: z.coerce.date(),
  /** Not opened or read yet. */
  waiting: z.boolean(),
})
export type ActivityRow = z.output<typeof rowSchema>

const hasNoBlock = (member: string, other: SQL): SQL => sql`
  not exists (select 1 from blocks b
    where (b.blocker = ${member} and b.blocked = ${other}) or (b.blocker = ${other} and b.blocked = ${member}))`

interface Reader {
  readonly member: string
  readonly brand: string
  readonly limit: number
}

/**
 * What happened to a member, the latest first: received likes, introductions, matches, conversations with a message from the other,
 * photos and reports that staff have decided about.
 */
export function listActivity(db: Db, { member, brand, limit }: Reader): Promise<ActivityRow[]> {
  return readRows(
    db,
    sql`
      select happened.kind, happened.id, happened.at, happened.waiting from (
        select case when theirs.introduced then 'introduction' when mine.liked is null then 'like' else 'match' end as kind, theirs.liker as id,
          greatest(theirs.created, mine.created) as at,
          theirs.opened is null and (mine.created is null or mine.created < theirs.created) as waiting
        from likes theirs
        left join likes mine on mine.liker = theirs.liked and mine.liked = theirs.liker
          and not mine.introduced and not theirs.introduced
        join members liker on liker.id = theirs.liker
        where theirs.liked = ${member} and liker.profile_status = 'active' and ${hasNoBlock(member, sql`liker.id`)}
        union all
        select 'message', last.sender, last.sent_at, last.number > own.read_number
        from participants own
        join lateral (
          select m.sender, m.sent_at, m.number from messages m
          where m.conversation = own.conversation and m.sender <> ${member} and not m.held
            and m.number > own.deleted_number
          order by m.number desc limit 1) last on true
        join members writer on writer.id = last.sender
        where own.member = ${member} and not own.hidden and writer.profile_status = 'active'
          and ${hasNoBlock(member, sql`writer.id`)}
        union all
        select 'photo', id, reviewed, true from photos
        where member = ${member} and status <> 'pending' and reviewed is not null
        union all
        select 'case', id, coalesce(appeal_decided, decided), true from complaints
        where reporter = ${member} and brand = ${brand} and decided is not null
      ) happened
      order by happened.at desc, happened.id limit ${limit}`,
    rowSchema,
  )
}
