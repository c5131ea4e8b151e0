import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { findMember } from '../../../src/features/members/index.ts'
import { parseConfig } from '../../../src/platform/config.ts'
import { openDatabase } from '../../../src/platform/database/openDatabase.ts'
import { openDataFolder } from '../../../src/platform/dataFolder/openDataFolder.ts'
import { backUp } from '../../../src/staff/backup/backUp.ts'
import { restore } from '../../../src/staff/backup/restore.ts'
import { runProgram } from '../../app/crash/process.ts'
import { emptyDatabase } from '../../support/database.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'

// The embedded database takes three times as long to open.
const moments = env['DATABASE_URL'] ? 10 : 4
const photos = 300

const server = await testServer()
const folder = mkdtempSync(join(tmpdir(), 'cut-off-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function makeBackup(): Promise<string> {
  const dataDir = join(folder, 'data')
  for (let left = photos; left > 0; left -= 1) {
    await mkdir(join(dataDir, `photos/${left}`), { recursive: true })
    await writeFile(join(dataDir, `photos/${left}/clear.webp`), Buffer.alloc(20_000))
  }
  const to = join(folder, 'backup')
  const { services, database } = server
  const config = { ...services.config, dataDir }
  await backUp({ ...services, config, database, actor: 'command line' }, to)
  return to
}

test('OPS-11 a restore that is killed at any moment is refused at a start, and whole after another', async () => {
  const member = await insertPerson(server.db)
  const from = await makeBackup()
  const settingsFor = async (name: string) => {
    const place = await emptyDatabase()
    return { DATA_DIR: join(folder, name), ...(place && { DATABASE_URL: place }) }
  }
  const begin = (settings: Awaited<ReturnType<typeof settingsFor>>) =>
    runProgram(['src/app/operator.ts', 'restore', '--from', from], settings)

  const whole = await begin(await settingsFor('whole'))
  await whole.gone
  expect(whole.ended()).toBe(0)

  let refused = 0
  for (let moment = 0; moment < moments; moment += 1) {
    const settings = await settingsFor(`moment-${moment}`)
    const config = parseConfig(settings)
    const program = await begin(settings)
    const copied = async () =>
      (await readdir(join(config.dataDir, 'photos')).catch(() => [])).length
    while (program.ended() === null && (await copied()) <= (photos * moment) / moments)
      await wait(1)
    await program.end('SIGKILL')
    const before = await readdir(config.dataDir).catch((): string[] => [])
    const isComplete = before.includes('secret') && !before.includes('restore-unfinished')
    if (before.includes('photos') && !isComplete) {
      await expect(openDataFolder(config, { purpose: 'server' })).rejects.toMatchObject({
        code: 'restore_unfinished',
        exitCode: 26,
      })
      refused += 1
    }
    // What PostgreSQL was told goes on when the program dies, so that its database may be full.
    const again = isComplete ? config : parseConfig(await settingsFor(`moment-${moment}`))
    if (!isComplete) await restore(again, from)
    const target = await openDataFolder(again, { purpose: 'server' })
    expect(await readdir(join(again.dataDir, 'photos'))).toHaveLength(photos)
    expect(await readdir(again.dataDir)).toContain('secret')
    if (moment === moments - 1) {
      const restored = await openDatabase(again, target, server.services.log)
      expect(await findMember(restored.db, member)).toMatchObject({ id: member })
      await restored.close()
    }
    await target.close()
    await rm(again.dataDir, { recursive: true })
  }
  expect(refused).toBe(moments)
}, 300_000)
