import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/Database.ts'

interface Desk {
  readonly brand: string
  readonly count: number
  readonly now: Date
}

/**
 * What a context has decided in its years, and the little that waits: one photo, message and case in a hundred.
 * The rest is judged, settled and noted in the log. Triggers rest meanwhile.
 */
export const fillDesk = (db: Db, { brand, count, now }: Desk): Promise<void> =>
  db.transaction(async (tx) => {
    const at = (n: string) =>
      sql`${now.toISOString()}::timestamptz - ${sql.raw(n)} * interval '1 minute'`
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into photos (id, member, token, blurred_token, status, position, width, height, thumbhash, created)
      select gen_random_uuid(), id, 'more' || n, 'more blurred' || n,
        case n % 100 when 0 then 'pending' when 1 then 'rejected' else 'active' end, 1, 600, 800, '\\x010203',
        ${at('n')}
      from (select id, row_number() over (order by id) as n from members limit ${count}::int) owners`)
    await tx.execute(sql`
      insert into message_reviews (message, brand, sender, weight, outcome, created, reviewed)
      select id, ${brand}, sender, 3,
        case when n % 100 > 0 then case n % 2 when 0 then 'released' else 'kept' end end, ${at('n')}, ${at('n')}
      from (select id, sender, row_number() over (order by id) as n from messages limit ${count}::int) written`)
    await tx.execute(sql`
      insert into complaints (id, brand, key_hash, reporter, accused, locale, subject, reason, text, evidence,
        status, created)
      select gen_random_uuid(), ${brand}, 'hash' || n, id, id, 'en', '{"kind":"service"}', 'other', 'Amiss', '{}',
        case n % 100 when 0 then 'received' when 1 then 'appealed' when 2 then 'closed' else 'decided' end, ${at('n')}
      from (select id, row_number() over (order by id) as n from members limit ${count}::int) reporters`)
    await tx.execute(sql`
      insert into audit_log (brand, actor, act, subject, reason, created)
      select ${brand}, 'staff:' || n % 20, case n % 50 when 0 then 'member.ban' else 'photo.approve' end,
        'photo:' || n, 'fine', ${at('n')}
      from generate_series(1, ${count}::int) n`)
    await tx.execute(sql`
      insert into discount_codes (id, brand, code, value_percentage, status, validity, created)
      select gen_random_uuid(), ${brand}, 'CODE-' || n, 20, 'used', 'once', ${at('n')}
      from generate_series(1, ${count}::int) n`)
    await tx.execute(sql`
      insert into figures (day, brand, lander, locale, source, step, count)
      select (${now.toISOString()}::timestamptz - n / 20 * interval '1 day')::date,
        case n % 2 when 0 then ${brand}::text else 'another' end, 'lander-' || n % 20, 'en', 'none', 'visits', 10
      from generate_series(0, ${count}::int - 1) n`)
  })
