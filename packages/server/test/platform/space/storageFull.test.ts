import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { folderFiles, withStoredFiles } from '../../../src/features/media/index.ts'
import { readiness } from '../../../src/platform/health/readiness.ts'
import type { Env } from '../../../src/platform/http/App.ts'
import { handleError } from '../../../src/platform/http/handleError.ts'
import { StartError } from '../../../src/platform/StartError.ts'
import { explainFailedStart } from '../../../src/platform/space/refuseFullDrive.ts'
import { type Space, watchSpace } from '../../../src/platform/space/watchSpace.ts'
import { testDatabase } from '../../support/database.ts'
import { patience } from '../../support/patience.ts'

const folder = mkdtempSync(join(tmpdir(), 'bouquet-space-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const database = await testDatabase()
const logged: string[] = []
beforeEach(() => void logged.splice(0))
const log = pino({}, { write: (line: string) => void logged.push(line) })
const messages = () => logged.map((line) => String(JSON.parse(line).msg))

/** The kernel's own error, from the device that is always full. */
const fullFile = () => writeFile('/dev/full', 'x')
/** As both databases report it. */
const fullDatabase = () =>
  Promise.reject(
    new DrizzleQueryError('insert', [], Object.assign(new Error('…'), { code: '53100' })),
  )

const send = (space: Space, fail: () => Promise<unknown>) => {
  const app = new OpenAPIHono<Env>()
  app.onError(handleError({ log, space }))
  app.use('*', (http, next) => {
    http.set('requestId', 'one')
    return next()
  })
  app.get('/', async (http) => http.json(await fail()))
  return app.request('/', {}, {})
}

/** Where nothing can be written until the returned function is called. */
async function closeFolder() {
  const inTheWay = join(folder, `space-${process.pid}`)
  await mkdir(inTheWay)
  return () => rmdir(inTheWay)
}

async function closeDatabase() {
  const transaction = vi.spyOn(database.db, 'transaction').mockImplementation(fullDatabase)
  return async () => transaction.mockRestore()
}

test.for([
  { what: 'a file', fail: fullFile, fill: closeFolder, drive: 'storage' },
  { what: 'a row', fail: fullDatabase, fill: closeDatabase, drive: 'database' },
])(
  'OPS-11 $what that a full drive does not take is answered 507 with a code of its own and logged once, and readiness names the drive',
  async ({ fail, fill, drive }) => {
    const free = await fill()
    const space = watchSpace({ dataDir: folder, database, log })
    const isReady = readiness({
      database,
      bus: { isConnected: () => true },
      eventBus: undefined,
      jobs: { isRunning: () => true },
      photoFiles: { check: async () => undefined },
      space,
    })
    for (let left = 5; left > 0; left -= 1) {
      const response = await send(space, fail)
      expect(response.status).toBe(507)
      expect(await response.json()).toEqual({ error: { code: 'storage_full' } })
    }
    await vi.waitFor(() => expect(space.fullDrive()).toBe(drive), patience)
    expect(await isReady()).toMatchObject({
      isReady: false,
      parts: { database: 'ok', storage: 'ok', [drive]: 'full' },
    })
    await free()
    await vi.waitFor(() => expect(space.fullDrive()).toBeUndefined(), patience)
    expect(messages()).toEqual(['storage full: free space on its drive', 'storage has space again'])
    space.close()
  },
)

test('OPS-11 while there is space nothing is said', async () => {
  const space = watchSpace({ dataDir: folder, database, log })
  await send(space, fullFile)
  await space.look()
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), patience)
  expect(space.fullDrive()).toBeUndefined()
  expect(messages()).toEqual([])
  space.close()
})

test('OPS-11 a photo that finds no space leaves no files behind', async () => {
  const files = folderFiles(folder)
  await files.write('photo/large.webp/in-the-way', Buffer.from('x'))
  await expect(files.write('photo/large.webp', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(join(folder, 'photo'))).toEqual(['large.webp'])
  await files.remove('photo')

  const filling = {
    ...files,
    write: (name: string, bytes: Uint8Array) =>
      name.endsWith('second') ? fullFile() : files.write(name, bytes),
  }
  const picture = {
    id: 'two',
    files: new Map(['first', 'second'].map((name) => [name, Buffer.from('x')])),
  }
  await expect(withStoredFiles(filling, picture, async () => 'done')).rejects.toMatchObject({
    code: 'ENOSPC',
  })
  expect(await readdir(folder)).toEqual([])
})

test('OPS-11 a start that finds the drive full names the folder and the remedy', async () => {
  const full = await fullFile().catch((error: unknown) => error)
  expect(await explainFailedStart(full, folder)).toMatchObject({
    code: 'storage_full',
    exitCode: 25,
    message: expect.stringMatching(new RegExp(`${folder} .*Free space`)),
  })
  const other = new StartError('port_unavailable', 'The port is taken.')
  expect(await explainFailedStart(other, folder)).toBe(other)
})
