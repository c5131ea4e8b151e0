import { calls } from '@bouquet/contract/schemas'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '../../../../src/app/createApp.ts'
import { eraseDueAccounts } from '../../../../src/features/accounts/deletion/eraseAccounts.ts'
import { readRows } from '../../../../src/platform/database/queries.ts'
import { recoveryCodes, secondFactors } from '../../../../src/tables/index.ts'
import { joinGuarded } from '../../../support/authenticator.ts'
import { testClient } from '../../../support/client.ts'
import { goodSignup, linkTo } from '../../../support/people.ts'
import { testServer } from '../../../support/server.ts'

const lines: string[] = []
const server = await testServer()
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
const app = createApp({ ...server.services, log })
const talkative = { ...server, app, client: () => testClient(app, 'harbour.example') }
const { password } = goodSignup

const nameSchema = z.object({ name: z.string() })
const countSchema = z.object({ n: z.number() })

/** Tables in which any row holds the word. */
async function tablesHolding(word: string): Promise<string[]> {
  const all = sql`select tablename::text as name from pg_tables where schemaname = 'public'`
  const found: string[] = []
  for (const { name } of await readRows(server.db, all, nameSchema)) {
    const [hit] = await readRows(
      server.db,
      sql`select count(*)::int as n from ${sql.identifier(name)} t where t::text ilike ${`%${word}%`}`,
      countSchema,
    )
    if (hit && hit.n > 0) found.push(name)
  }
  return found
}

test('TRU-3 neither secret nor recovery code stands anywhere in clear, in no table and in no log', async () => {
  const { user, phone, secret, recovery_codes } = await joinGuarded(talkative)
  const [first = '', second = ''] = recovery_codes
  const code = phone.code()
  const login = (given: string) => ({ body: { email: user.email, password, code: given } })
  await talkative.client().call(calls.login, login(code))
  await talkative.client().call(calls.login, login(first))
  await talkative.client().refused(calls.login, login(`${second}x`))
  const stored = await server.db.select().from(recoveryCodes)
  expect(stored).toHaveLength(10)
  log.info('the log is heard')
  const said = lines.join('\n')
  expect(said).toContain('the log is heard')
  for (const word of [secret, code, first, second, second.replace('-', '')]) {
    expect(await tablesHolding(word)).toEqual([])
    expect(said).not.toContain(word)
  }
  expect(await tablesHolding(user.id)).toContain('second_factors')
})

test('TRU-3 a member’s file says that a second factor is on, and nothing that would open it', async () => {
  const { client, user, secret } = await joinGuarded(server)
  await client.call(calls.requestDataExport, { body: {} })
  await server.jobs.drain()
  const response = await client.fetch(await linkTo(server, user.email))
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = Object.values(files)
    .map((file) => new TextDecoder().decode(file))
    .join('\n')
  expect(text).toContain('second_factor')
  const [stored] = await server.db.select().from(secondFactors)
  expect(text).toContain(stored?.confirmed?.toISOString())
  expect(text).not.toContain(stored?.secretEncrypted)
  expect(text).not.toContain(secret)
  expect(text).not.toMatch(/secretEncrypted|lastStep/)
})

test('TRU-3 with the member the second factor and its codes are erased', async () => {
  const { client, phone } = await joinGuarded(server)
  await client.call(calls.deleteAccount, { body: { code: phone.code() } })
  server.clock.pass(14 * 86_400)
  await eraseDueAccounts(server.services)
  expect(await server.db.select().from(secondFactors)).toEqual([])
  expect(await server.db.select().from(recoveryCodes)).toEqual([])
})
