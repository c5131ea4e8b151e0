import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '../../src/platform/config.ts'
import { restore } from '../../src/staff/backup/restore.ts'
import { serverProcess } from '../app/crash/process.ts'
import { emptyDatabase } from '../support/database.ts'

const databaseUrl = (await emptyDatabase()) ?? ''
const server = await serverProcess(databaseUrl)
afterAll(async () => {
  await server.kill()
  await server.remove()
})

const beside = (name: string) => join(server.dataDir, '..', name)

test('OPS-6 on PostgreSQL a process with another data folder is refused, one with the same is not', async () => {
  await server.start()
  const other = await server.run(['src/app/main.ts'], { DATA_DIR: beside('other'), PORT: '0' })
  expect(other).toMatchObject({
    code: 24,
    errors: expect.stringMatching(
      /^data_folder_mismatch: .*other does not belong to the database/m,
    ),
  })
  const same = await server.run(['src/app/main.ts'], { PORT: '0' })
  expect(same.output).toContain('"msg":"ready"')
})

test('OPS-6 a restored database belongs to the folder that it was restored into', async () => {
  await server.run(['src/app/operator.ts', 'backup', '--to', beside('backup')])
  const restored = { DATA_DIR: beside('restored'), DATABASE_URL: (await emptyDatabase()) ?? '' }
  await restore(parseConfig(restored), beside('backup'))
  const first = await server.run(['src/app/main.ts'], { ...restored, PORT: '0' })
  expect(first.output).toContain('"msg":"ready"')
  const old = { DATABASE_URL: restored.DATABASE_URL, PORT: '0' }
  expect((await server.run(['src/app/main.ts'], old)).code).toBe(24)
  await rm(beside('backup'), { recursive: true })
})
