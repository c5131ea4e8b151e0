import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, vi } from 'vitest'
import { z } from 'zod'
import { readRows } from '../../../src/platform/database/queries.ts'
import type { testServer } from '../../support/server.ts'
import { drawPlan, nodesOf, readPlan } from './readPlan.ts'
import { recordStatements } from './recordStatements.ts'

/** Tables that grow with the members; none of them is read from end to end by a hot call. */
const big = 10_000

type Server = Awaited<ReturnType<typeof testServer>>

const header = (name: string, file: string) =>
  `Plans of the statements that the call "${name}" sends, drawn by PostgreSQL in test/postgres/plans/${file}.
Generated: vitest run test/postgres/plans -u, with DATABASE_URL set.`

/** Draws plans on a server's database, by a connection of its own. */
export async function planSnapshots({ db, database }: Server, file: string) {
  const explaining = new pg.Client({ connectionString: database.url })
  await explaining.connect()
  afterAll(() => explaining.end())

  /** The tables with many rows. */
  async function bigTables(): Promise<string[]> {
    const rows = await readRows(
      db,
      sql`select relname as name from pg_class where relkind = 'r' and reltuples >= ${big}`,
      z.object({ name: z.string() }),
    )
    return rows.map(({ name }) => name)
  }

  /**
   * Vacuums and analyzes until every page counts as visible to all. A transaction that was open
   * during the vacuum leaves pages out, and the planner then prefers other indexes.
   */
  async function settle(): Promise<void> {
    await vi.waitUntil(
      async () => {
        await db.execute(sql`vacuum analyze`)
        const hidden = await readRows(
          db,
          sql`select relname as name from pg_class
            where relkind = 'r' and relallvisible < relpages and not relisshared`,
          z.object({ name: z.string() }),
        )
        return hidden.length === 0
      },
      { timeout: 60_000, interval: 500 },
    )
  }

  /** Compares the plans of calls with those stored, a file for each. @returns which of them read which big table whole */
  async function matchPlans(hot: Readonly<Record<string, () => Promise<unknown>>>) {
    const tables = await bigTables()
    const whole: string[] = []
    for (const [name, call] of Object.entries(hot)) {
      const parts = [header(name, file)]
      for (const statement of await recordStatements(call)) {
        const plan = await readPlan(explaining, statement)
        parts.push(`${statement.text.replaceAll(/\s+/g, ' ').trim()}\n\n${drawPlan(plan, 1)}`)
        for (const { 'Node Type': kind, 'Relation Name': table = '' } of nodesOf(plan)) {
          if (kind === 'Seq Scan' && tables.includes(table)) whole.push(`${name}: ${table}`)
        }
      }
      expect(parts.length).toBeGreaterThan(1)
      await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`../../../plans/${name}.txt`)
    }
    return whole
  }

  return { bigTables, matchPlans, settle }
}
