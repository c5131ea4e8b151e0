import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { matchDatabase } from '../../../src/platform/dataFolder/matchDatabase.ts'
import { testDatabase } from '../../support/database.ts'

const { db } = await testDatabase()
const databaseUrl = 'postgres://bouquet:hidden@db.example:5432/dating'
const newFolder = () => ({ databaseUrl, dataDir: mkdtempSync(join(tmpdir(), 'match-')) })
const idOf = ({ dataDir }: { readonly dataDir: string }) => join(dataDir, 'data-folder-id')

test('OPS-6 processes that share a data folder start on one database, even all at once', async () => {
  const folder = newFolder()
  await Promise.all([1, 2, 3].map(() => matchDatabase(db, folder)))
  await matchDatabase(db, folder)
})

test('OPS-6 a process with another data folder is refused, told what does not belong together and what to do', async () => {
  const folder = newFolder()
  await matchDatabase(db, folder)
  const other = newFolder()
  const refused = matchDatabase(db, other)
  await expect(refused).rejects.toMatchObject({ code: 'data_folder_mismatch', exitCode: 24 })
  const message = String(await refused.catch((error: unknown) => error))
  expect(message).toContain(
    `${other.dataDir} does not belong to the database db.example:5432/dating`,
  )
  expect(message).toMatch(/share, or .* \(S3_…\)/)
  expect(message).not.toContain('hidden')
  expect(existsSync(idOf(other))).toBe(false)

  writeFileSync(idOf(other), message.match(/[0-9a-f-]{36}/)?.[0] ?? '')
  await matchDatabase(db, other)
})

test('OPS-6 of two folders at a first start one is refused', async () => {
  const results = await Promise.allSettled(
    [newFolder(), newFolder()].map((f) => matchDatabase(db, f)),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('OPS-6 a folder goes on with the database that was restored beside it', async () => {
  const folder = newFolder()
  writeFileSync(idOf(folder), '0a4e1f0e-5d0f-4b43-9c55-3f1f4f2f9a11\n')
  await matchDatabase(db, folder)
  await matchDatabase(db, folder)
  expect(readFileSync(idOf(folder), 'utf8')).toContain('0a4e1f0e')
  await expect(matchDatabase(db, newFolder())).rejects.toThrow(/does not belong/)
})
