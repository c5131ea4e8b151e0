import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isTaken } from '../../../src/platform/database/databaseErrors.ts'
import { openPglite } from '../../../src/platform/database/pglite.ts'
import { readRows } from '../../../src/platform/database/queries.ts'

const database = await openPglite()
const { db } = database

const wordSchema = z.object({ id: z.number(), word: z.string(), said: z.coerce.date().nullable() })

const say = (tx: typeof db, id: number, word: string) =>
  tx.execute(sql`insert into words (id, word) values (${id}, ${word})`)

const listWords = () => readRows(db, sql`select id, word, said from words order by id`, wordSchema)

beforeAll(() =>
  db.execute(
    sql`create table words (id integer primary key, word text not null, said timestamptz)`,
  ),
)
afterAll(() => database.close())

test('OPS-6 a statement gives the same answer each time, whatever its values', async () => {
  await say(db, 1, 'one')
  await say(db, 2, "it's $1")
  expect(await listWords()).toEqual(await listWords())
  expect((await listWords()).map(({ word }) => word)).toEqual(['one', "it's $1"])
})

test('OPS-6 a statement first used in a transaction that fails goes on working, and nothing of it stays', async () => {
  const rename = (tx: typeof db, word: string) =>
    tx.execute(
      sql`update words set word = ${word}, said = ${new Date(0).toISOString()} where id = 1`,
    )
  const failed = db.transaction(async (tx) => {
    await rename(tx, 'lost')
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect((await listWords())[0]).toMatchObject({ word: 'one', said: null })
  await db.transaction((tx) => rename(tx, 'uno'))
  expect((await listWords())[0]).toEqual({ id: 1, word: 'uno', said: new Date(0) })
})

test('OPS-6 a refused row says what was wrong, and the next is taken', async () => {
  const refused = await say(db, 1, 'again').catch((thrown: unknown) => thrown)
  expect(isTaken(refused)).toBe(true)
  await expect(db.execute(sql`select nonsense from words`)).rejects.toThrow()
  await say(db, 3, 'three')
  expect(await listWords()).toHaveLength(3)
})

test('OPS-6 statements made at the same moment do not mix up their answers', async () => {
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  const results = await Promise.all(
    numbers.map((n) =>
      readRows(db, sql`select ${n}::int as n`, z.object({ n: z.number() })).then(([row]) => row?.n),
    ),
  )
  expect(results).toEqual(numbers)
})

test('OPS-5 no more statements are kept than a limit, and one that was forgotten is made again', async () => {
  const stored = () =>
    readRows(
      db,
      sql`select count(*)::int as n from pg_prepared_statements`,
      z.object({ n: z.number() }),
    ).then(([row]) => row?.n ?? 0)
  for (let n = 0; n < 300; n += 1) await db.execute(sql.raw(`select ${n} as n from words`))
  expect(await stored()).toBeGreaterThan(200)
  expect(await stored()).toBeLessThanOrEqual(256)
  expect(await listWords()).toHaveLength(3)
})
