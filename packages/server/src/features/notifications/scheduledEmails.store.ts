import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { daysAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'

const timestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** Active, real members who have not disabled a category of emails. */
const acceptsEmails = (category: string): SQL => sql`
  u.status = 'active' and not u.fictional
  and not u.notifications_disabled @> ${JSON.stringify([category])}::jsonb`

/** Neither of the members `u` and `s` has blocked the other. */
const hasNoBlock: SQL = sql`
  not exists (select 1 from blocks b
    where (b.blocker = u.id and b.blocked = s.id) or (b.blocker = s.id and b.blocked = u.id))`

/** Messages `m` of a sender `s` that the member `u` can still see. */
const isVisibleMessage: SQL = sql`
  not m.held and m.sender <> u.id and s.profile_status = 'active'
  and ${hasNoBlock}`

const reminderSchema = z.object({
  member: z.string(),
  count: z.coerce.number(),
  /** Id of the newest of the messages. */
  newest: z.string(),
})

const awayDays = 2
const staleDays = 30

/** Members away for two days with unread messages, and how many. */
export function listUnreadReminders(db: Db, now: Date) {
  return readRows(
    db,
    sql`
      select u.id as member, count(*) as count, max(m.id::text) as newest
      from participants p
      join members u on u.id = p.member
      join messages m on m.conversation = p.conversation and m.number > p.read_number
      join members s on s.id = m.sender
      where not p.hidden and ${acceptsEmails('unread_message_reminders')} and ${isVisibleMessage}
        and coalesce(u.last_seen, u.signup_date) < ${timestamp(daysAfter(now, -awayDays))}
      group by u.id
      having max(m.sent_at) < ${timestamp(daysAfter(now, -awayDays))}
        and max(m.sent_at) > ${timestamp(daysAfter(now, -staleDays))}`,
    reminderSchema,
  )
}

const weekSchema = z.object({
  member: z.string(),
  messages: z.coerce.number(),
  likes: z.coerce.number(),
  people: z.coerce.number(),
})

const inactiveDays = 90

/** Key of the weekly email among a member's sent notifications. */
export function weeklyKey(now: Date): string {
  return `weekly:${mondayOf(now)}`
}

/**
 * Activity of the last seven days for each member seen in the last three months who has not had this week's
 * email. Only real members are counted; members without activity are left out.
 */
export function listWeeklyUpdates(db: Db, now: Date) {
  const since = timestamp(daysAfter(now, -7))
  return readRows(
    db,
    sql`
      select * from (
        select u.id as member,
          (select count(*) from participants p
            join messages m on m.conversation = p.conversation
            join members s on s.id = m.sender
            where p.member = u.id and not p.hidden and m.sent_at >= ${since}
              and not s.fictional and ${isVisibleMessage}) as messages,
          (select count(*) from likes l join members s on s.id = l.liker
            where l.liked = u.id and not l.introduced and l.created >= ${since}
              and not s.fictional and s.profile_status = 'active' and ${hasNoBlock}) as likes,
          (select count(*) from members s
            where s.brand = u.brand and s.id <> u.id and s.confirmed_at >= ${since}
              and not s.fictional and s.profile_status = 'active' and not s.privacy_mode
              and s.gender = u.seeking and s.seeking = u.gender and s.country = u.country
              and ${hasNoBlock}) as people
        from members u
        where ${acceptsEmails('weekly_updates')} and u.signup_date < ${since}
          and coalesce(u.last_seen, u.signup_date) > ${timestamp(daysAfter(now, -inactiveDays))}
          and not exists (select 1 from sent_notifications n
            where n.member = u.id and n.channel = 'mail' and n.key = ${weeklyKey(now)})
      ) weeks
      where messages > 0 or likes > 0 or people > 0`,
    weekSchema,
  )
}

/** Members who have not confirmed their address a day after signing up. */
export function listUnconfirmed(db: Db, now: Date) {
  return readRows(
    db,
    sql`
      select u.id as member from members u
      where u.status = 'not_confirmed' and not u.fictional
        and not u.notifications_disabled @> '["reminders"]'::jsonb
        and u.signup_date between ${timestamp(daysAfter(now, -6))} and ${timestamp(daysAfter(now, -1))}`,
    z.object({ member: z.string() }),
  )
}

const dayMs = 86_400_000

/** The Monday of a week in UTC, as in `2026-03-02`. */
export function mondayOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10)
}
