import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@bouquet/contract/schemas'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '../../../src/platform/config.ts'
import { openPglite } from '../../../src/platform/database/pglite.ts'
import { lockDataFolder } from '../../../src/platform/dataFolder/openDataFolder.ts'
import { credentialsFile, sendToServer } from '../../../src/staff/adminSocket/sendToServer.ts'
import { restore } from '../../../src/staff/backup/restore.ts'
import { members } from '../../../src/tables/index.ts'
import { goodSignup } from '../../support/people.ts'
import { serverProcess } from './process.ts'

const rounds = 20
/** Each round starts a server; on a busy machine that takes its time. */
const patienceMs = 900_000
const visitors = 2

const server = await serverProcess(undefined, { TRUST_PROXY: 'on' })
const { dataDir } = server

beforeEach(() => server.start(), patienceMs)
afterEach(() => server.kill())
afterAll(() => server.remove())

let count = 0

/** Signs somebody up, from an address of their own. @returns their e-mail once it is acknowledged */
async function signUp(): Promise<string | undefined> {
  count += 1
  const email = `member${count}@post.example`
  const body = JSON.stringify({ ...goodSignup, email })
  const address = `10.0.${count >> 8}.${count & 255}`
  const response = await server
    .send('POST', calls.signup.path, { body, address })
    .catch(() => undefined)
  return response?.status === 200 ? email : undefined
}

/** Lets visitors sign up one after another until the server is gone. */
async function signUpUntilGone(acknowledged: string[]): Promise<void> {
  for (let email = await signUp(); email; email = await signUp()) acknowledged.push(email)
}

/** Two coins for each round, thrown once and for all. */
const coins = createHash('sha256').update('second starts').digest()
const coin = (round: number, which: 0 | 1) => ((coins[round] ?? 0) >> which) & 1

/** The command line as the operator's program uses it, by the credentials of the running server. */
const asOperator = () => sendToServer(dataDir, { name: 'staff', given: {} })

test('OPS-1 twenty second starts on a folder in use, with kills and stops, lose no acknowledged sign-up', {
  timeout: patienceMs,
}, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const signingUp = Array.from({ length: visitors }, () => signUpUntilGone(acknowledged))
    const second = await server.run(['src/app/main.ts'], coin(round, 0) ? { PORT: '0' } : {})
    expect(second).toMatchObject({
      code: 20,
      errors: expect.stringMatching(new RegExp(`pid ${server.pid()} on .*, port ${server.port}`)),
    })
    expect(await asOperator()).toHaveProperty('done')
    await (coin(round, 1) ? server.kill() : server.stop())
    await Promise.all(signingUp)
    if (round < rounds - 1) await server.start()
  }
  const folder = await lockDataFolder(dataDir, { purpose: 'server' })
  const { db, close } = await openPglite(folder)
  const stored = new Set((await db.select().from(members)).map(({ email }) => email))
  await close()
  await folder.close()
  expect(acknowledged.length).toBeGreaterThan(rounds)
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
})

test('OPS-1 while a server runs a restore into its folder is refused, and a command that cannot reach it', async () => {
  const backup = join(dataDir, '../backup')
  await mkdir(backup)
  const manifest = { engine: 'pglite', created: new Date().toISOString(), hasPhotos: false }
  await writeFile(join(backup, 'manifest.json'), JSON.stringify(manifest))
  await expect(restore(parseConfig({ DATA_DIR: dataDir }), backup)).rejects.toMatchObject({
    code: 'data_folder_in_use',
  })

  const credentials = await readFile(credentialsFile(dataDir))
  await rm(credentialsFile(dataDir))
  const refused = await server.run(['src/app/operator.ts', 'staff'])
  expect(refused).toMatchObject({
    code: 20,
    output: '',
    errors: expect.stringContaining(`pid ${server.pid()}`),
  })
  await writeFile(credentialsFile(dataDir), credentials)
  expect((await server.run(['src/app/operator.ts', 'staff'])).code).toBe(0)
})

test('OPS-1 a port in use is refused by name before a data folder gets a database', async () => {
  const own = { DATA_DIR: join(dataDir, '../other') }
  expect(await server.run(['src/app/main.ts'], own)).toMatchObject({
    code: 22,
    errors: expect.stringMatching(new RegExp(`Port ${server.port} is in use.*another PORT`)),
  })
  expect(await server.run(['src/app/main.ts', '--check'], own)).toMatchObject({ code: 22 })
  expect(await server.run(['src/app/main.ts', '--check'], { ...own, PORT: '0' })).toMatchObject({
    code: 0,
    output: '',
  })
  await expect(readFile(join(own.DATA_DIR, 'db/PG_VERSION'))).rejects.toThrow(/ENOENT/)
})

test('OPS-1 a server that node --watch starts again gets its data folder back', async () => {
  const entry = join(dataDir, '../entry.mjs')
  const program = `import ${JSON.stringify(import.meta.resolve('../../../src/app/main.ts'))}\n`
  await writeFile(entry, program)
  await server.stop()
  await server.start(['--watch', entry])
  const owner = () => readFile(join(dataDir, 'owner.json'), 'utf8').catch(() => '')
  const before = await owner()
  await writeFile(entry, `${program}// changed\n`)
  await expect.poll(owner, { timeout: patienceMs }).not.toMatch(before)
  await server.until(calls.settings.path, '', ({ status }) => status === 200)
  expect(await asOperator()).toHaveProperty('done')
  await server.stop()
})
