import { mkdtempSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMember } from '../../../src/features/members/index.ts'
import { parseConfig } from '../../../src/platform/config.ts'
import { openDatabase } from '../../../src/platform/database/openDatabase.ts'
import { openDataFolder } from '../../../src/platform/dataFolder/openDataFolder.ts'
import { errorBody } from '../../../src/platform/errors/errorBody.ts'
import { backUp } from '../../../src/staff/backup/backUp.ts'
import { restore } from '../../../src/staff/backup/restore.ts'
import { describeRefusal } from '../../../src/staff/operator/describeResponse.ts'
import { emptyDatabase } from '../../support/database.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const dataDir = join(folder, 'data')
const context = {
  ...server.services,
  config: { ...server.services.config, dataDir },
  database: server.database,
  actor: 'command line',
}

test('CRD-3 what was backed up stands again after a loss: rows, photos and key', async () => {
  const member = await insertPerson(server.db)
  await mkdir(join(dataDir, 'photos/one'), { recursive: true })
  await writeFile(join(dataDir, 'photos/one/clear.webp'), 'a picture')
  const to = join(folder, 'monday')
  expect(await backUp(context, to)).toMatchObject({ hasPhotos: true })

  const place = await emptyDatabase()
  const config = parseConfig({
    DATA_DIR: join(folder, 'restored'),
    ...(place && { DATABASE_URL: place }),
  })
  await restore(config, to)
  const target = await openDataFolder(config, { purpose: 'server' })
  const restored = await openDatabase(config, target, server.services.log)
  expect(await findMember(restored.db, member)).toMatchObject({ id: member })
  await restored.close()
  await target.close()
  const photo = await readFile(join(config.dataDir, 'photos/one/clear.webp'), 'utf8')
  expect(photo).toBe('a picture')
  expect(await readFile(join(config.dataDir, 'secret'), 'utf8')).toBe(server.services.secret)

  await expect(restore(config, to)).rejects.toThrow(/not empty/)
})

test('CRD-3 a backup that was cut off is refused, and an existing folder is not written over', async () => {
  const to = join(folder, 'tuesday')
  await mkdir(join(dataDir, 'photos'), { recursive: true })
  await backUp(context, to)
  await expect(backUp(context, to)).rejects.toMatchObject({ code: 'backup_folder' })
  await rm(join(to, 'manifest.json'))
  const config = parseConfig({ DATA_DIR: join(folder, 'elsewhere') })
  await expect(restore(config, to)).rejects.toThrow(/manifest/)
})

test('OPS-11 a backup into a folder whose parent is missing says what is wrong', async () => {
  const to = join(folder, 'not/there')
  const refusal = await backUp(context, to).catch((error: unknown) => error)
  const { body } = errorBody(refusal)
  expect(describeRefusal(body.error)).toMatch(
    /backup_folder \(to\) .*not\/there, .*lies in a folder that does not exist/,
  )
})
