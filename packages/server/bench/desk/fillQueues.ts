import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/database/Database.ts'

interface Queues {
  readonly members: number
  readonly photos: number
  readonly payments: number
  readonly now: Date
}

/** As ids of the product, which begin with the time. */
const timedId = (at: string, n: string) =>
  sql.raw(
    `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(${n}), 12, '0'))::uuid`,
  )

/**
 * What members of all brands have brought to the desk: waiting photos, one in fifty of a member who has another one;
 * a thousand open cases among many settled ones, the log, purchases of four hundred days, and figures of each day.
 * Triggers rest meanwhile.
 */
export function fillQueues(db: Db, { members, photos, payments, now }: Queues): Promise<void> {
  return db.transaction(async (tx) => {
    const at = sql`${now.toISOString()}::timestamptz`
    const every = sql.raw(String(Math.floor(members / photos)))
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into photos (id, member, token, blurred_token, status, position, width, height, thumbhash, created)
      select gen_random_uuid(), id, 'waiting' || n, 'waiting blurred' || n, 'pending', 1, 600, 800, '\\x010203',
        ${at} - n * interval '30 seconds'
      from (select id, row_number() over (order by id) as n from members) owners where n % ${every} = 0`)
    await tx.execute(sql`
      insert into message_reviews (message, brand, sender, weight, outcome, created, reviewed)
      select id, 'harbour', sender, 3, case when n % 20 > 0 then 'released' end, ${at} - n * interval '1 minute',
        case when n % 20 > 0 then ${at} end
      from (select id, sender, row_number() over (order by id) as n from messages) written`)
    await tx.execute(sql`
      insert into complaints (id, brand, key_hash, reporter, accused, locale, subject, reason, text, evidence,
        status, created)
      select gen_random_uuid(), brand, 'hash' || n, id, id, 'en', '{"kind":"service"}', 'other', 'Amiss', '{}',
        case n % 100 when 0 then 'received' when 1 then 'appealed' else 'decided' end, ${at} - n * interval '1 minute'
      from (select id, brand, row_number() over (order by id) as n from members limit ${photos}::int) reporters`)
    await tx.execute(sql`
      insert into audit_log (brand, actor, act, subject, reason, created)
      select brand, 'staff:7', 'photo.approve', 'member:' || id, 'fine', ${at} - n * interval '1 minute'
      from (select id, brand, row_number() over (order by id) as n from members limit ${payments}::int) judged`)
    await tx.execute(sql`
      insert into payments (id, brand, member, order_number, package, credits, amount, currency, method, status,
        idempotency_key, provider, provider_reference, created, settled)
      select ${timedId('at', 'n')}, brand, member, 'ORDER' || n, 'credits-60', 60, 990, 'EUR', 'card',
        case n % 100 when 0 then 'pending' when 1 then 'failed' else 'completed' end, gen_random_uuid(), 'sandbox',
        'charge' || n, at, at
      from (
        select id as member, brand, n, ${at} - n * interval '400 days' / ${payments}::int as at
        from (select id, brand, row_number() over (order by id) as n from members) numbered
        where n <= ${payments}::int) buyers`)
    await tx.execute(sql`
      insert into figures (day, brand, lander, locale, source, step, count)
      select (${at} - day * interval '1 day')::date, brand, 'lander-' || lander, 'en', 'none', step, 10
      from (select distinct brand from members) brands, generate_series(0, 399) day, generate_series(1, 3) lander,
        unnest(array['visits', 'signups']) step`)
  })
}
