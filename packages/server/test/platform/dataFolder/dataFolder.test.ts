import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFile } from '@bouquet/machine/lockFile'
import { expect, test } from 'vitest'
import { lockDataFolder, openDataFolder } from '../../../src/platform/dataFolder/openDataFolder.ts'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data')
const server = { purpose: 'server' } as const
const modeOf = (path: string) => statSync(path).mode & 0o777

test('OPS-1 a second holder of a data folder is refused and told who has it, and what to do', async () => {
  const path = newPath()
  const folder = await lockDataFolder(path, server)
  await folder.setPort(4_321)
  await expect(lockDataFolder(path, server)).rejects.toMatchObject({
    code: 'data_folder_in_use',
    exitCode: 20,
    message: expect.stringMatching(
      new RegExp(
        `${path} .* pid ${process.pid} on ${hostname()}, port 4321, since 20.*another DATA_DIR and PORT`,
      ),
    ),
  })
  await folder.close()
  await (await lockDataFolder(path, server)).close()
})

test('OPS-1 what a dead holder left behind, even with the pid of this process, refuses nobody', async () => {
  const path = newPath()
  mkdirSync(path)
  writeFileSync(join(path, 'lock'), '')
  const left = { ...server, pid: process.pid, host: hostname(), since: new Date().toISOString() }
  writeFileSync(join(path, 'owner.json'), JSON.stringify(left))
  await (await lockDataFolder(path, server)).close()
})

test('OPS-1 a holder that says nothing readable of itself still holds the folder', async () => {
  const path = newPath()
  const folder = await lockDataFolder(path, server)
  writeFileSync(join(path, 'owner.json'), '{ "pid":')
  await expect(lockDataFolder(path, server)).rejects.toThrow(/in use by another process/)
  await folder.close()
})

test('OPS-1 a data folder is for its user alone, whether it is made or found', async () => {
  const made = newPath()
  await (await lockDataFolder(made, server)).close()
  expect(modeOf(made)).toBe(0o700)
  const found = newPath()
  mkdirSync(found)
  chmodSync(found, 0o755)
  await (await openDataFolder({ dataDir: found, databaseUrl: 'postgres://x' }, server)).close()
  expect(modeOf(found)).toBe(0o700)
})

test('OPS-1 a folder that holds something else is refused and stays as it was', async () => {
  const path = newPath()
  mkdirSync(path)
  chmodSync(path, 0o755)
  writeFileSync(join(path, 'of-somebody-else'), '')
  await expect(lockDataFolder(path, server)).rejects.toMatchObject({
    code: 'data_folder_unusable',
    message: expect.stringMatching(/holds other files and is no data folder.*Set DATA_DIR/),
  })
  expect(modeOf(path)).toBe(0o755)
  expect(readdirSync(path)).toEqual(['of-somebody-else'])
})

test('OPS-1 a drive that cannot lock is refused by name', async () => {
  const path = newPath()
  const lock = () => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 3_850 })
  }
  await expect(lockDataFolder(path, { ...server, lock })).rejects.toMatchObject({
    code: 'data_folder_unusable',
    exitCode: 21,
    message: expect.stringMatching(/cannot be locked: disk I\/O error.*DATA_DIR .*local drive/),
  })
})

test('OPS-1 a data folder whose lock file is something else is refused with the reason', async () => {
  const path = newPath()
  mkdirSync(join(path, 'lock'), { recursive: true })
  await expect(lockDataFolder(path, server)).rejects.toMatchObject({ code: 'data_folder_unusable' })
})

test('OPS-1 processes on one PostgreSQL share a data folder', async () => {
  const settings = { dataDir: newPath(), databaseUrl: 'postgres://x' }
  const both = [await openDataFolder(settings, server), await openDataFolder(settings, server)]
  for (const folder of both) await folder.close()
  expect(readdirSync(settings.dataDir)).toEqual([])
})

test('OPS-1 a process that is ending may still release the folder to the next', async () => {
  const path = newPath()
  const ending = await lockDataFolder(path, server)
  const next = lockDataFolder(path, server)
  await ending.close()
  await (await next).close()
})

test('OPS-1 a file is locked whatever its name begins with', () => {
  // For SQLite this could be a database in memory, which locks nobody out.
  const name = 'file:held?mode=memory'
  const release = lockFile(name)
  try {
    expect(lockFile(name)).toBeUndefined()
  } finally {
    release?.()
    rmSync(name, { force: true })
  }
})
