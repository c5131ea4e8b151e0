import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AdminContext } from '../../../src/staff/actions/defineAction.ts'
import { openAdminSocket } from '../../../src/staff/adminSocket/openAdminSocket.ts'
import {
  credentialsFile,
  readCredentials,
  sendToServer,
} from '../../../src/staff/adminSocket/sendToServer.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const dataDir = mkdtempSync(join(tmpdir(), 'door-'))
const context: AdminContext = {
  ...server.services,
  config: { ...server.services.config, dataDir },
  database: { ...server.database, engine: 'pglite' },
}
const staff = { name: 'staff', given: {} }

test('PER-2 the command line acts through the running server, and alone when none runs', async () => {
  const close = await openAdminSocket(context)
  expect(await sendToServer(dataDir, staff)).toEqual({
    done: { items: [], next: null, total: 0, total_is_minimum: false },
  })
  expect(await sendToServer(dataDir, { ...staff, as: 'nobody@bouquet.example' })).toEqual({
    error: { code: 'not_found', field: 'as' },
  })
  await close()
  expect(await sendToServer(dataDir, staff)).toBeUndefined()
})

test('PER-2 only a client that can read the credentials is answered', async () => {
  const close = await openAdminSocket(context)
  expect(statSync(credentialsFile(dataDir)).mode & 0o077).toBe(0)
  const sign = await readCredentials(dataDir)
  const response = await fetch(`http://127.0.0.1:${sign?.port}/`, {
    method: 'POST',
    headers: { authorization: 'a guess' },
    body: JSON.stringify(staff),
  })
  expect(response.status).toBe(403)
  await close()
})
