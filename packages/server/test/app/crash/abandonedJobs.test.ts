import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../support/database.ts'
import { jobProcess } from './jobProcess.ts'

const folder = await mkdtemp(join(tmpdir(), 'bouquet-abandoned-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const url = await emptyDatabase()
const place = { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }

test('CRD-3 a job amid which its process was killed is done after the next start', async () => {
  const first = await jobProcess(place)
  first.tell('send one')
  await first.hears('begun one')
  await first.kill()

  const second = await jobProcess(place)
  await second.hears('begun one')
  second.tell('finish one')
  await second.hears('done one')
  second.tell('send two')
  await second.hears('begun two')
  await second.kill()
  const calls = second.lines.filter((line) => line !== 'ready')
  expect(calls).toEqual(['begun one', 'done one', 'begun two'])
})
