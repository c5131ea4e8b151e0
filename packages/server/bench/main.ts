import { execFileSync } from 'node:child_process'
import { argv, env } from 'node:process'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { parseConfig } from '../src/platform/config.ts'
import { migrate } from '../src/platform/database/openDatabase.ts'
import { openPostgres } from '../src/platform/database/postgres.ts'
import { readRows } from '../src/platform/database/queries.ts'
import { openLog } from '../src/platform/log.ts'
import { measureEmbedded } from './embedded.ts'
import { fillChats, fillLedger, fillPeople, fillSessions } from './fill.ts'
import { measureMemory } from './memory.ts'
import { measureMessages } from './messages.ts'
import { measurePages } from './pages.ts'
import { say, sayMachine } from './report.ts'
import { measureSearch } from './search.ts'
import { brand } from './sendRequest.ts'
import { type Installation, makeInstallation, type Running } from './serve.ts'
import { measureStreams } from './streams.ts'

const people = 1_000_000
/** Members who are logged in and have begun a conversation. */
const active = 5_100

/** Fills a database once; the next run finds it filled. */
async function fill(url: string): Promise<void> {
  const { db, close } = await openPostgres(url, parseConfig({}), openLog('warn'))
  await migrate(db)
  const [{ n } = { n: 0 }] = await readRows(
    db,
    sql`select count(*) as n from members`,
    z.object({ n: z.coerce.number() }),
  )
  const filling = { brand, count: active, now: new Date() }
  if (n === 0) {
    const started = performance.now()
    await fillPeople(db, { ...filling, count: people })
    await fillSessions(db, filling)
    await fillChats(db, { ...filling, perMember: 1, perConversation: 20 })
    await fillLedger(db, filling)
    await db.execute(sql`vacuum analyze`)
    say(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  await db.execute(sql`delete from throttles`)
  // Each run has a data folder of its own.
  await db.execute(sql`delete from data_folder`)
  await close()
}

type Part = (installation: Installation) => Promise<void>

const onPostgres =
  (measure: (installation: Installation, url: string) => Promise<void>): Part =>
  async (installation) => {
    const url = env['DATABASE_URL']
    if (!url) throw new Error('DATABASE_URL names no PostgreSQL database for this part.')
    await fill(url)
    await measure(installation, url)
  }

const onServer = (measure: (running: Running) => Promise<void>): Part =>
  onPostgres(async ({ launch }, url) => {
    const running = await launch(url)
    await measure(running)
    await running.stop()
  })

const parts: Readonly<Record<string, Part>> = {
  search: onServer(({ port }) => measureSearch(port)),
  messages: onPostgres(measureMessages),
  streams: onServer(measureStreams),
  pages: onPostgres(measurePages),
  embedded: measureEmbedded,
  memory: measureMemory,
}

const named = argv.slice(2)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) {
  throw new Error(`${unknown.join(', ')}: the parts are ${Object.keys(parts).join(', ')}.`)
}

const version = () => execFileSync('pgbench', ['--version'], { encoding: 'utf8' }).trim()
sayMachine(env['DATABASE_URL'] ? version() : 'embedded database alone')
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  const installation = await makeInstallation()
  try {
    await measure(installation)
  } finally {
    await installation.remove()
  }
}
