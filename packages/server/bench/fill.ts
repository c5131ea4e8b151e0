import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/database/Database.ts'
import { hashToken } from '../src/platform/ids.ts'
import { drawn, drawnAttributes } from './draws.ts'

interface People {
  readonly brand: string
  readonly count: number
  readonly now: Date
  /** The number of the first; 1 unless given. */
  readonly first?: number
}

/** The id of the n-th filled member, as the database writes it too. */
export function memberId(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}

const idOf = (n: string) =>
  sql.raw(`('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`)

/** Session token of the n-th filled member. */
export function tokenOf(n: number): string {
  return `session-${n}`
}

const hasPhoto = sql`${drawn(6, 10)} < 7`

/**
 * Members by the numbers 1 to `count`, or as many from `first`, drawn evenly: half of each gender, nine in ten seek the other, seven
 * in ten have a picture, one in twenty is not shown, one in a hundred in privacy mode.
 */
export function fillPeople(db: Db, { brand, count, now, first = 1 }: People) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into members (id, brand, email, name, password_hash, status, profile_status, date_of_birth,
        gender, seeking, country, region, city, about, attributes, language, paid, has_photo, credits, terms_version,
        signup_date, confirmed_at, last_seen, privacy_mode)
      select ${idOf('n')}, ${brand}, 'member' || n || '@post.example', 'Member ' || n, 'none', 'active',
        case when n % 20 = 0 then 'disabled' else 'active' end,
        date '1950-01-01' + (n::bigint * 7919 % 20000)::int,
        case when n % 2 = 0 then 'female' else 'male' end,
        case when (n % 2 = 0) = (n % 10 < 9) then 'male' else 'female' end,
        (array['DE', 'DE', 'DE', 'AT', 'CH'])[1 + ${drawn(5, 5)}],
        'Region ' || n / 10 % 16, 'Town ' || n / 160 % 50,
        'Somebody who likes the sea, old maps and long talks over dinner.',
        ${drawnAttributes}, 'de', n % 5 = 0, ${hasPhoto}, 1000000, ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz - interval '400 days', ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz - (n::bigint * 104729 % 7776000) * interval '1 second', ${drawn(7, 100)} = 0
      from generate_series(${first}::int, ${first + count - 1}::int) n`)
    // The rows of members have it already.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into photos (id, member, token, blurred_token, status, position, width, height, thumbhash, created)
      select ${idOf('n')}, ${idOf('n')}, 'clear' || n, 'blurred' || n, 'active', 0, 600, 800, '\\x010203',
        ${now.toISOString()}::timestamptz
      from generate_series(${first}::int, ${first + count - 1}::int) n where ${hasPhoto}`)
  })
}

/** Logs the first members in, each with the token of {@link tokenOf}. */
export async function fillSessions(db: Db, { count, now }: Omit<People, 'brand'>): Promise<void> {
  const hashes = JSON.stringify(Array.from({ length: count }, (_, n) => hashToken(tokenOf(n + 1))))
  await db.execute(sql`
    insert into sessions (id, member, token_hash, created, authenticated, last_seen, ends)
    select ${idOf('n')}, ${idOf('n')}, hash, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + interval '30 days'
    from jsonb_array_elements_text(${hashes}::jsonb) with ordinality as all_hashes(hash, n)`)
  await db.execute(sql`
    update members set last_seen = ${now.toISOString()}::timestamptz
    where id between ${idOf('1')} and ${idOf(String(count))}`)
}

interface Chats extends People {
  /** Conversations that each member begins, with the members of the next numbers. */
  readonly perMember: number
  readonly perConversation: number
}

/** Conversations with messages in turns; the last three of each are unread. */
export function fillChats(
  db: Db,
  { brand, count, perMember, perConversation, now }: Chats,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = sql`${now.toISOString()}::timestamptz`
    const pairs = sql`(select n::bigint * ${perMember} + k as c, n, n + k as m
      from generate_series(1, ${count - perMember}::int) n, generate_series(1, ${perMember}::int) k) pair`
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into conversations (id, brand, lower_member, higher_member, started_by, last_number, created)
      select ${idOf('c')}, ${brand}, ${idOf('n')}, ${idOf('m')}, ${idOf('n')}, ${perConversation}, ${at}
      from ${pairs}`)
    await tx.execute(sql`
      insert into participants (conversation, member, read_number, delivered_number)
      select ${idOf('c')}, side, ${perConversation - 3}, ${perConversation}
      from ${pairs}, lateral (values (${idOf('n')}), (${idOf('m')})) as sides(side)`)
    await tx.execute(sql`
      insert into messages (id, conversation, number, sender, client_id, body, sent_at)
      select gen_random_uuid(), ${idOf('c')}, place, case when place % 2 = 0 then ${idOf('n')} else ${idOf('m')} end,
        gen_random_uuid(), '{"kind":"text","text":"Shall we meet on Sunday by the harbour?"}', ${at}
      from ${pairs}, generate_series(1, ${perConversation}::int) place`)
  })
}

/** Likes, events and ledger entries of the members, a few each. */
export function fillLedger(db: Db, { brand, count, now }: People): Promise<void> {
  return db.transaction(async (tx) => {
    const at = sql`${now.toISOString()}::timestamptz`
    const each = sql`generate_series(1, ${count}::int) n, generate_series(1, 5) k`
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into likes (liker, liked, created)
      select ${idOf('n')}, ${idOf('n + k')}, ${at} from ${each} where n + k <= ${count}`)
    await tx.execute(sql`
      insert into blocks (blocker, blocked, created)
      select ${idOf('n')}, ${idOf('n + 9')}, ${at}
      from generate_series(1, ${count - 9}::int) n where n % 10 = 0`)
    await tx.execute(sql`
      insert into events (brand, member, event, created)
      select ${brand}, ${idOf('n')}, '{"type":"user"}', ${at} from ${each}`)
    await tx.execute(sql`
      insert into ledger_accounts (id, brand, kind, member)
      select n, ${brand}, 'member', ${idOf('n')} from generate_series(1, ${count}::int) n`)
    await tx.execute(sql`
      insert into ledger_transactions (id, brand, account, reason, key, created)
      select n::bigint * 5 + k, ${brand}, n, 'staff', 'filled:' || k, ${at} from ${each}`)
    await tx.execute(sql`
      insert into ledger_entries (transaction, account, amount, balance_after)
      select n::bigint * 5 + k, n, 200000, k * 200000 from ${each}`)
    for (const table of ['ledger_accounts', 'ledger_transactions'])
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${count * 10}::bigint)`,
      )
  })
}
