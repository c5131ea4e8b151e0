import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { House } from '../../src/staff/acts/act.ts'
import { readSign, signFile } from '../../src/staff/adminSocket/credentialsFile.ts'
import { openDoor } from '../../src/staff/adminSocket/listen.ts'
import { knock } from '../../src/staff/adminSocket/send.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const dataDir = mkdtempSync(join(tmpdir(), 'door-'))
const house: House = {
  ...server.services,
  config: { ...server.services.config, dataDir },
  database: { ...server.database, engine: 'pglite' },
}
const staff = { name: 'staff', given: {} }

test('PER-2 the command line acts through the running server, and alone when none runs', async () => {
  const close = await openDoor(house)
  expect(await knock(dataDir, staff)).toEqual({
    done: { items: [], next: null, total: 0, total_is_minimum: false },
  })
  expect(await knock(dataDir, { ...staff, as: 'nobody@bouquet.example' })).toEqual({
    error: { code: 'not_found', field: 'as' },
  })
  await close()
  expect(await knock(dataDir, staff)).toBeUndefined()
})

test('PER-2 only who can read the sign is heard', async () => {
  const close = await openDoor(house)
  expect(statSync(signFile(dataDir)).mode & 0o077).toBe(0)
  const sign = await readSign(dataDir)
  const response = await fetch(`http://127.0.0.1:${sign?.port}/`, {
    method: 'POST',
    headers: { authorization: 'a guess' },
    body: JSON.stringify(staff),
  })
  expect(response.status).toBe(403)
  await close()
})
