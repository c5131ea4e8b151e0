import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  findLedgerErrors,
  grantCredits,
  spendCredits,
} from '../../../src/features/credits/index.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { DomainError } from '../../../src/platform/errors/DomainError.ts'
import { members } from '../../../src/tables/index.ts'
import { testDatabase } from '../../support/database.ts'
import { insertPerson } from '../../support/rows.ts'

const { db, engine } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const brand = 'harbour'

/** Few keys, so that the same operation is often asked for again. */
const operation = fc.record({
  kind: fc.constantFrom('grant', 'spend'),
  who: fc.nat(2),
  amount: fc.integer({ min: 1, max: 40 }),
  key: fc.nat(12),
})
type Operation = typeof operation extends fc.Arbitrary<infer D> ? D : never

/** The same name is always the same operation: kind and amount follow from it. */
const named = ({ key, who }: Operation, all: readonly Operation[]) =>
  all.find((each) => each.key === key && each.who === who)

async function attempt(people: readonly string[], { kind, who, amount, key }: Operation) {
  const member = people[who] ?? ''
  const common = { brand, member, amount, key: `operation:${key}`, now }
  try {
    await db.transaction((tx) =>
      kind === 'grant'
        ? grantCredits(tx, { ...common, reason: 'purchase' })
        : spendCredits(tx, { ...common, reason: 'message' }),
    )
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_enough_credits') return false
    throw error
  }
}

const least = z.object({ least: z.number().nullable(), entries: z.coerce.number() })

test('CRD-3 whatever is done side by side: entries add up to zero, no balance below zero, no operation twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 40 }), async (drawn) => {
      const people = await Promise.all([0, 1, 2].map(() => insertPerson(db)))
      const operations = drawn.map((each) => named(each, drawn) ?? each)
      const done = await Promise.all(operations.map((each) => attempt(people, each)))

      expect(await findLedgerErrors(db)).toEqual({ unbalanced: [], differences: [] })
      for (const [who, person] of people.entries()) {
        const own = operations.filter((each, place) => each.who === who && done[place])
        const once = new Map(own.map((each) => [each.key, each]))
        const expected = [...once.values()].reduce(
          (sum, { kind, amount }) => sum + (kind === 'grant' ? amount : -amount),
          0,
        )
        const [row] = await db
          .select({ credits: members.credits })
          .from(members)
          .where(eq(members.id, person))
        expect(row?.credits).toBe(expected)
        const [ledger] = await readRows(
          db,
          sql`select min(entry.balance_after) as least, count(*) as entries from ledger_entries entry
            join ledger_accounts account on account.id = entry.account where account.member = ${person}`,
          least,
        )
        expect(ledger?.entries).toBe(once.size)
        expect(ledger?.least ?? 0).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: engine === 'postgres' ? 60 : 30 },
  )
})
