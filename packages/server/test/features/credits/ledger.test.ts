import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  findDebitedCredits,
  findLedgerErrors,
  grantCredits,
  readBalance,
  repairBalance,
  spendCredits,
} from '../../../src/features/credits/index.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  members,
} from '../../../src/tables/index.ts'
import { testDatabase } from '../../support/database.ts'
import { insertPerson } from '../../support/rows.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const brand = 'harbour'

const give = (member: string, amount: number, key = `give:${amount}`) =>
  db.transaction((tx) => grantCredits(tx, { brand, member, amount, reason: 'purchase', key, now }))
const spend = (member: string, amount: number, key: string) =>
  db.transaction((tx) => spendCredits(tx, { brand, member, amount, reason: 'message', key, now }))

const sides = () =>
  db
    .select({ kind: ledgerAccounts.kind, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .orderBy(ledgerEntries.id)

/** The reason that the database gives for refusing. */
const refusal = (statement: Promise<unknown>) =>
  statement.then(
    () => 'not refused',
    (error: unknown) => (error instanceof Error ? String(error.cause ?? error) : String(error)),
  )

describe('double entry', () => {
  test('CRD-3 what a member gets, another account gives', async () => {
    const ada = await insertPerson(db)
    await give(ada, 60)
    await spend(ada, 5, 'message:1')
    expect(await sides()).toEqual([
      { kind: 'member', amount: 60 },
      { kind: 'sales', amount: -60 },
      { kind: 'member', amount: -5 },
      { kind: 'messages', amount: 5 },
    ])
  })

  test.each([
    ['signup', 'bonus'],
    ['purchase', 'sales'],
    ['gift', 'gifts'],
    ['photo', 'photos'],
    ['refund', 'refunds'],
    ['dispute', 'disputes'],
    ['demo', 'demo'],
    ['staff', 'staff'],
  ] as const)('CRD-3 what comes by %s is taken from the account of %s', async (reason, kind) => {
    const ada = await insertPerson(db)
    await db.transaction((tx) =>
      grantCredits(tx, { brand, member: ada, amount: 3, reason, key: 'by:1', now }),
    )
    expect(await sides()).toEqual([
      { kind: 'member', amount: 3 },
      { kind, amount: -3 },
    ])
  })

  test('CRD-3 what one transaction took is known by its key', async () => {
    const ada = await insertPerson(db)
    await give(ada, 60, 'payment:1')
    await spend(ada, 5, 'message:1')
    expect(await findDebitedCredits(db, ada, 'message:1')).toBe(5)
    expect(await findDebitedCredits(db, ada, 'payment:1')).toBe(0)
    expect(await findDebitedCredits(db, ada, 'message:2')).toBe(0)
  })

  test('CRD-3 a difference names the member and both sums, and a right balance counts as not repaired', async () => {
    const ada = await insertPerson(db)
    await give(ada, 60)
    const repair = () => db.transaction((tx) => repairBalance(tx, { member: ada }))
    expect(await repair()).toBe(false)
    await db.update(members).set({ credits: 40 }).where(eq(members.id, ada))
    const differences = [{ brand, member: ada, stored: 40, computed: 60 }]
    expect(await findLedgerErrors(db)).toEqual({ unbalanced: [], differences })
    expect(await repair()).toBe(true)
    expect(await findLedgerErrors(db)).toEqual({ unbalanced: [], differences: [] })
  })

  test('CRD-3 the same transaction is entered once', async () => {
    const ada = await insertPerson(db)
    await give(ada, 60, 'payment:1')
    expect(await give(ada, 60, 'payment:1')).toBe(60)
    expect(await readBalance(db, ada)).toBe(60)
  })

  test('CRD-3 spending more than there is takes nothing', async () => {
    const ada = await insertPerson(db)
    await give(ada, 4)
    await expect(spend(ada, 5, 'message:1')).rejects.toMatchObject({
      code: 'not_enough_credits',
      params: { cost: 5, balance: 4 },
    })
    expect(await readBalance(db, ada)).toBe(4)
    expect(await sides()).toHaveLength(2)
  })

  test('CRD-3 fifty spends of the last credit at once give one success', async () => {
    const ada = await insertPerson(db)
    await give(ada, 1)
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, place) => spend(ada, 1, `message:${place}`)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readBalance(db, ada)).toBe(0)
  })
})

describe('what the database itself refuses', () => {
  async function account(kind: 'member' | 'sales') {
    const [row] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, kind))
    return row?.id ?? 0
  }

  async function enter(amounts: readonly [number, number]) {
    const [member, sales] = [await account('member'), await account('sales')]
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(ledgerTransactions)
        .values({ brand, account: member, reason: 'purchase', key: 'by hand', created: now })
        .returning()
      await tx.insert(ledgerEntries).values([
        { transaction: made?.id ?? 0, account: member, amount: amounts[0] },
        { transaction: made?.id ?? 0, account: sales, amount: amounts[1] },
      ])
    })
  }

  test('CRD-3 the database refuses a transaction that does not add up to zero', async () => {
    await give(await insertPerson(db), 10)
    expect(await refusal(enter([5, -4]))).toContain('does not add up to zero')
    expect(await refusal(enter([5, -5]))).toBe('not refused')
  })

  test('CRD-3 the database refuses a transaction without entries', async () => {
    await give(await insertPerson(db), 10)
    const empty = account('member').then((id) =>
      db
        .insert(ledgerTransactions)
        .values({ brand, account: id, reason: 'staff', key: 'empty', created: now }),
    )
    expect(await refusal(empty)).toContain('does not add up to zero')
  })

  test('CRD-3 the database refuses a balance below zero, in the ledger and in what is kept', async () => {
    const ada = await insertPerson(db)
    await give(ada, 10)
    expect(await refusal(enter([-11, 11]))).toContain('ledger_entries_balance_never_negative')
    const kept = db.update(members).set({ credits: -1 }).where(eq(members.id, ada))
    expect(await refusal(kept)).toContain('members_credits_never_negative')
  })

  test('CRD-3 the database refuses to add to a transaction of before', async () => {
    await give(await insertPerson(db), 10)
    const [made] = await db.select().from(ledgerTransactions)
    const later = db
      .insert(ledgerEntries)
      .values({ transaction: made?.id ?? 0, account: await account('sales'), amount: 3 })
    expect(await refusal(later)).toContain('is closed')
  })

  test('CRD-3 the database refuses to change, remove or empty what was entered', async () => {
    await give(await insertPerson(db), 10)
    for (const statement of [
      sql`update ledger_entries set amount = 1000`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_entries`,
      sql`update ledger_transactions set key = 'other'`,
      sql`delete from ledger_transactions`,
      sql`delete from ledger_accounts`,
      sql`truncate members cascade`,
    ]) {
      expect(await refusal(db.execute(statement))).toContain('only ever added')
    }
    const moved = sql`update ledger_accounts set brand = 'other' where kind = 'member'`
    expect(await refusal(db.execute(moved))).toContain('forgetting its member')
  })
})

test('TRU-3 an erased member leaves the entries behind and no name on them', async () => {
  const ada = await insertPerson(db)
  await give(ada, 10)
  await db.delete(members).where(eq(members.id, ada))
  expect(await sides()).toHaveLength(2)
  const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.member, ada))
  expect(accounts).toEqual([])
})

describe('beside processes of the version before', () => {
  const single = z.object({ amount: z.number(), balance_after: z.number(), key: z.string() })
  const known = (member: string) =>
    readRows(
      db,
      sql`select amount, balance_after, key from credit_entries where member = ${member} order by id`,
      single,
    )

  /** Word for word what they did. */
  const enterSingle = (member: string, amount: number, key: string) =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`update members set credits = credits + ${amount} where id = ${member} and credits >= ${-amount}`,
      )
      await tx.execute(
        sql`insert into "credit_entries" ("id", "brand", "member", "amount", "balance_after", "reason", "key", "created") values (default, ${brand}, ${member}, ${amount}, 0, 'message', ${key}, ${now.toISOString()})`,
      )
    })

  test('CRD-3 processes of the version before see what is entered here, so that nothing is entered twice', async () => {
    const ada = await insertPerson(db)
    await give(ada, 60, 'payment:1')
    expect(await known(ada)).toEqual([{ amount: 60, balance_after: 60, key: 'payment:1' }])
  })

  test('CRD-3 what processes of the version before enter has both its sides and is known here', async () => {
    const ada = await insertPerson(db)
    await give(ada, 60)
    await enterSingle(ada, -5, 'message:1')
    expect(await spend(ada, 5, 'message:1')).toBe(55)
    expect(await spend(ada, 5, 'message:2')).toBe(50)
    expect((await sides()).slice(2, 4)).toEqual([
      { kind: 'member', amount: -5 },
      { kind: 'messages', amount: 5 },
    ])
    expect(await known(ada)).toHaveLength(3)
  })
})
