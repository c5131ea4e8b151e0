import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { exportTables } from '../../../src/features/accounts/dataExport/exportTables.ts'
import { eraseDueAccounts } from '../../../src/features/accounts/deletion/eraseAccounts.ts'
import { banMember } from '../../../src/features/safety/index.ts'
import { cleanUp } from '../../../src/platform/cleanUp.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { mailbox } from '../../../src/tables/index.ts'
import { joinGuarded } from '../../support/authenticator.ts'
import { begin, deliverNotices } from '../../support/payments.ts'
import { giveCredits, goodSignup, joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'
import {
  keptWithoutMember,
  loose,
  namedAfterErasure,
  notInFile,
  otherIds,
} from './memberTables.data.ts'

const server = await testServer()

const keySchema = z.object({
  name: z.string(),
  /** What happens to the row when the member goes: `c` it goes too, `n` it forgets them. */
  rule: z.string(),
})

/** Every foreign key to members, as the database itself has it. */
const keysToMembers = () =>
  readRows(
    server.db,
    sql`
      select key.conrelid::regclass || '.' || col.attname as name, key.confdeltype::text as rule
      from pg_constraint key
      join pg_attribute col on col.attrelid = key.conrelid and col.attnum = any(key.conkey)
      where key.contype = 'f' and key.confrelid = 'members'::regclass order by 1`,
    keySchema,
  )

test('TRU-3 every column that names a member is in the member’s file, or a reason stands why not', async () => {
  const exported = new Set(
    exportTables.map(({ table, owner }) => `${getTableConfig(table).name}.${owner.name}`),
  )
  const names = (await keysToMembers()).map(({ name }) => name)
  const missing = names.filter((name) => !exported.has(name))
  expect(missing).toEqual(Object.keys(notInFile))
})

test('TRU-3 whoever is erased is found by an index in every table that may name them', async () => {
  const unread = await readRows(
    server.db,
    sql`
      select key.conrelid::regclass || '.' || col.attname as name
      from pg_constraint key
      join pg_attribute col on col.attrelid = key.conrelid and col.attnum = any(key.conkey)
      where key.contype = 'f' and key.confrelid = 'members'::regclass and not exists (
        select 1 from pg_index known
        where known.indrelid = key.conrelid and known.indkey[0] = col.attnum and known.indpred is null)`,
    z.object({ name: z.string() }),
  )
  expect(unread).toEqual([])
})

test('TRU-3 every row that names a member goes with them, or a reason stands why it stays without them', async () => {
  const keys = await keysToMembers()
  const remaining = keys.filter(({ rule }) => rule === 'n').map(({ name }) => name)
  expect(remaining).toEqual(Object.keys(keptWithoutMember))
  expect(keys.filter(({ rule }) => rule !== 'n' && rule !== 'c')).toEqual([])
})

test('TRU-3 no id of a member stands in a table without the database knowing it', async () => {
  const free = await readRows(
    server.db,
    sql`
      select col.table_name || '.' || col.column_name as name
      from information_schema.columns col
      join information_schema.tables tab using (table_schema, table_name)
      where table_schema = 'public' and col.data_type = 'uuid' and col.column_name <> 'id'
        and tab.table_type = 'BASE TABLE'
        and not exists (
          select 1 from pg_constraint key
          join pg_attribute att on att.attrelid = key.conrelid and att.attnum = any(key.conkey)
          where key.contype = 'f' and key.conrelid = to_regclass(quote_ident(col.table_name))
            and att.attname = col.column_name)
      order by 1`,
    z.object({ name: z.string() }),
  )
  const known = [...Object.keys(loose), ...otherIds].toSorted()
  expect(free.map(({ name }) => name)).toEqual(known)
})

/** Tables in which any row holds any of the words. */
async function tablesNaming(words: readonly string[]): Promise<string[]> {
  const tables = await readRows(
    server.db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
    z.object({ name: z.string() }),
  )
  const found: string[] = []
  for (const { name } of tables) {
    const any = words.map((word) => sql`row_text ilike ${`%${word}%`}`)
    const [hit] = await readRows(
      server.db,
      sql`select count(*)::int as n from (select t::text as row_text from ${sql.identifier(name)} t) rows
        where ${sql.join(any, sql` or `)}`,
      z.object({ n: z.number() }),
    )
    if (hit && hit.n > 0) found.push(name)
  }
  return found
}

/** A member who has done whatever leaves a trace. */
async function busyMember() {
  const { client, user, phone } = await joinGuarded(server, 'Zerlinda')
  const other = await joinMember(server, { name: 'Emil', gender: 'male', seeking: 'female' })
  const profile = other.user.id
  await giveCredits(server, user.id, 100)
  await client.call(calls.uploadPhoto, { file: await picture() })
  await client.call(calls.like, { body: { profile } })
  await other.client.call(calls.like, { body: { profile: user.id } })
  const client_id = clientMessageIdSchema.parse(randomUUID())
  await client.call(calls.sendMessage, { body: { profile, text: 'It is Zerlinda', client_id } })
  await client.call(calls.requestDataExport, { body: {} })
  const complaint = { reason: 'fake_profile', text: 'Not right, I think.' } as const
  await client.call(calls.complain, {
    body: { ...complaint, subject: { kind: 'profile', profile } },
  })
  await other.client.call(calls.complain, {
    body: { ...complaint, subject: { kind: 'profile', profile: user.id } },
  })
  await banMember(
    { ...server.services, actor: 'staff:kim' },
    { brand: 'harbour', member: profile, reason: 'As a trace' },
  )
  server.clock.pass(14_400)
  deliverNotices(server)
  const { payment } = await begin(client, { payment_method: 'directdebit' })
  const { payment_id } = payment
  const account = { iban: 'DE89 3704 0044 0532 0130 00', phone: '+49 151 1234 5678' }
  await client.call(calls.startDirectDebit, {
    body: { payment_id, holder: 'Zerlinda Zander', mandate_accepted: true, ...account },
  })
  await server.jobs.drain()
  const [sms] = await server.db
    .select()
    .from(mailbox)
    .where(eq(mailbox.recipient, account.phone.replaceAll(' ', '')))
  const code = sms?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  await client.call(calls.confirmDirectDebit, { body: { payment_id, code } })
  await server.jobs.drain()
  return { client, user, phone }
}

test('TRU-3 after erasure no table holds id, address or name, but those of which a reason says it', async () => {
  const { client, user, phone } = await busyMember()
  const words = [user.id, user.email, user.profile.name]
  const before = await tablesNaming(words)
  expect(before.length).toBeGreaterThan(15)
  await client.call(calls.deleteAccount, {
    body: { password: goodSignup.password, code: phone.code() },
  })
  await server.jobs.drain()
  server.clock.pass(14 * 86_400)
  await eraseDueAccounts(server.services)
  await cleanUp(server.services)
  await server.jobs.drain()
  const after = await tablesNaming(words)
  expect(after.filter((name) => !(name in namedAfterErasure))).toEqual([])
  expect(after).toEqual(expect.arrayContaining(['complaints', 'direct_debits']))
})
