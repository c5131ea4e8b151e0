import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findLedgerErrors } from '../../../src/features/credits/index.ts'
import { migrate } from '../../../src/platform/database/openDatabase.ts'
import { openPglite } from '../../../src/platform/database/pglite.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { newId } from '../../../src/platform/ids.ts'

const database = await openPglite()
const { db } = database
afterAll(() => database.close())

/** A member with entries, as the version before left them. */
async function insertOld(amounts: readonly (readonly [amount: number, reason: string])[]) {
  const id = newId()
  const credits = amounts.reduce((sum, [amount]) => sum + amount, 0)
  await db.execute(sql`
    insert into members (id, brand, email, name, password_hash, status, profile_status, date_of_birth, gender,
      seeking, country, attributes, language, credits, terms_version, signup_date)
    values (${id}, 'harbour', ${`${id}@post.example`}, 'Ada', 'none', 'active', 'active', '1990-05-20', 'female',
      'male', 'DE', '{}', 'en', ${credits}, now(), now())`)
  let balance = 0
  for (const [place, [amount, reason]] of amounts.entries()) {
    balance += amount
    await db.execute(sql`
      insert into credit_entries (brand, member, amount, balance_after, reason, key, created)
      values ('harbour', ${id}, ${amount}, ${balance}, ${reason}, ${`${reason}:${place}`}, now())`)
  }
  return id
}

test('CRD-3 the single-entry ledger is carried over with both sides, and nothing is lost', async () => {
  await migrate(db, { before: '0004' })
  const ada = await insertOld([
    [30, 'signup'],
    [60, 'purchase'],
    [-10, 'message'],
  ])
  await insertOld([[30, 'signup']])
  const before = await list()
  await migrate(db)
  expect(await list()).toEqual(before)
  expect(await brandSums()).toEqual([
    { kind: 'bonus', sum: -60 },
    { kind: 'messages', sum: 10 },
    { kind: 'sales', sum: -60 },
  ])
  expect(await findLedgerErrors(db)).toEqual({ unbalanced: [], differences: [] })
  await db.execute(sql`
    insert into credit_entries (brand, member, amount, balance_after, reason, key, created)
    values ('harbour', ${ada}, 5, 0, 'staff', 'next', now())`)
  expect((await list()).at(-1)).toMatchObject({ amount: 5, balance_after: 85 })
})

const entry = z.object({
  id: z.coerce.number(),
  member: z.string(),
  amount: z.number(),
  balance_after: z.number(),
  reason: z.string(),
  key: z.string(),
})
const list = () => readRows(db, sql`select * from credit_entries order by id`, entry)

const brandSums = () =>
  readRows(
    db,
    sql`select a.kind, sum(e.amount)::int as sum from ledger_entries e join ledger_accounts a on a.id = e.account
      where a.member is null group by a.kind order by a.kind`,
    z.object({ kind: z.string(), sum: z.number() }),
  )
