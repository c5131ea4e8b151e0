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
export function fillDesk(db: Db, { brand, count, now }: Desk): Promise<void> {
  return db.transaction(async (tx) => {
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
    await tx.execute(sql`
      insert into figure_cohorts (week, brand, step, age, count)
      select date_trunc('week', ${now.toISOString()}::timestamptz - n / 20 * interval '7 days')::date,
        'brand-' || n % 20, 'active', 1, 10
      from generate_series(0, ${count}::int - 1) n`)
    await fillPayments(tx, { brand, count, now })
  })
}

/** A purchase of each member, credited; a few are open, failed, or wait for a second person to be paid back. */
async function fillPayments(tx: Db, { brand, count, now }: Desk) {
  const at = sql`${now.toISOString()}::timestamptz - n * interval '1 hour'`
  await tx.execute(sql`
    insert into payments (id, brand, member, order_number, package, credits, amount, currency, method, status,
      discount_code, idempotency_key, provider, provider_reference, created, settled)
    select gen_random_uuid(), ${brand}, id, 'ORDER' || n, 'credits-60', 60, 990, 'EUR', 'card',
      case n % 100 when 0 then 'pending' when 1 then 'failed' else 'completed' end,
      case n % 10 when 0 then 'CODE-' || n end, gen_random_uuid(), 'sandbox', 'charge' || n, ${at}, ${at}
    from (select id, row_number() over (order by id) as n from members limit ${count}::int) buyers`)
  await tx.execute(sql`
    insert into ledger_transactions (brand, account, reason, key, created)
    select ${brand}, 1, 'purchase', 'payment:' || id, created from payments where status = 'completed'`)
  await tx.execute(sql`
    insert into refunds (id, brand, payment, credits, amount, currency, status, staff, note, created)
    select gen_random_uuid(), ${brand}, id, 60, 990, 'EUR',
      case when n % 100 = 0 then 'failed' when n % 100 = 1 then 'pending' else 'completed' end, 'staff:7', 'asked',
      ${at}
    from (select id, row_number() over (order by id) as n from payments) paid`)
  await tx.execute(sql`
    insert into disputes (id, brand, payment, provider, reference, status, amount, currency, credits, opened)
    select gen_random_uuid(), ${brand}, id, 'sandbox', 'dispute' || n, case n % 100 when 0 then 'open' else 'won' end,
      990, 'EUR', 0, ${at}
    from (select id, row_number() over (order by id) as n from payments) paid`)
  await tx.execute(sql`
    insert into refund_requests (id, brand, payment, amount, currency, state, staff, note, created)
    select gen_random_uuid(), ${brand}, id, 990, 'EUR', case n % 100 when 0 then 'waiting' else 'approved' end,
      'staff:7', 'asked', ${at}
    from (select id, row_number() over (order by id) as n from payments) paid`)
}
