import { calls } from '@bouquet/contract/schemas'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinProcess } from '../../app/crash/joinProcess.ts'
import { serverProcess } from '../../app/crash/process.ts'
import { emptyDatabase } from '../../support/database.ts'
import { readThread } from '../storm/readThread.ts'
import { newSend, send } from './sends.ts'

const url = await emptyDatabase()
const server = await serverProcess(url)
const operator = new pg.Client({ connectionString: url })

beforeAll(async () => {
  await operator.connect()
  await server.start()
})
afterAll(async () => {
  await server.kill()
  await Promise.all([server.remove(), operator.end()])
})

/** As PostgreSQL answers what needs another page of a table, or a new table. */
const fill = `
  create function refuse_row() returns trigger language plpgsql as
    $$ begin raise disk_full using message = 'could not extend file: No space left on device'; end $$;
  create function refuse_table() returns event_trigger language plpgsql as
    $$ begin raise disk_full using message = 'could not extend file: No space left on device'; end $$;
  create trigger no_space before insert on messages execute function refuse_row();
  create event trigger no_space on ddl_command_start when tag in ('CREATE TABLE') execute function refuse_table()`
const free = 'drop trigger no_space on messages; drop event trigger no_space'

test('OPS-11 while the drive of PostgreSQL is full what is stored can be read, readiness names it, and nothing needs a restart', async () => {
  const [ada, bo] = [await joinProcess(server, 'Ada'), await joinProcess(server, 'Bo')]
  const first = newSend(ada, bo)
  expect((await send(server, first)).status).toBe(200)
  const readIds = async () =>
    (await readThread(server, { cookie: bo.cookie, with: ada.id })).map(({ client_id }) =>
      String(client_id),
    )

  await operator.query(fill)
  const refused = newSend(ada, bo)
  const body = JSON.stringify({ profile: bo.id, text: 'Hello', client_id: refused.clientId })
  const response = await server.send('POST', calls.sendMessage.path, { cookie: ada.cookie, body })
  expect(response.status).toBe(507)
  expect(JSON.parse(response.body)).toEqual({ error: { code: 'storage_full' } })
  const { body: state } = await server.until('/readyz', '', ({ status }) => status === 503)
  expect(JSON.parse(state)).toMatchObject({ parts: { database: 'full', storage: 'ok' } })
  expect(await readIds()).toEqual([first.clientId])

  await operator.query(free)
  expect((await send(server, refused)).status).toBe(200)
  expect(await readIds()).toEqual([first.clientId, refused.clientId])
  await server.until('/readyz', '', ({ status }) => status === 200)
})
