import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/platform/config.ts'
import { migrate } from '../../../src/platform/database/openDatabase.ts'
import { openPostgres } from '../../../src/platform/database/postgres.ts'
import { openJobs } from '../../../src/platform/jobs/openJobs.ts'
import { openLog } from '../../../src/platform/log.ts'
import { emptyDatabase } from '../../support/database.ts'

const log = openLog('silent')
const rounds = 3

/** What a process does to its database when it starts. */
async function start(url: string) {
  const database = await openPostgres(url, parseConfig({ DATABASE_POOL_SIZE: '5' }), log)
  await migrate(database.db)
  const jobs = openJobs(database, log)
  for (const name of ['sweep', 'count']) jobs.daily(name, async () => undefined)
  await jobs.start()
  return async () => {
    await jobs.stop()
    await database.close()
  }
}

test('OPS-8 three processes that start at once on an empty database all come up', async () => {
  for (let round = 0; round < rounds; round++) {
    const url = (await emptyDatabase()) ?? ''
    const starts = await Promise.allSettled([start(url), start(url), start(url)])
    for (const started of starts) if (started.status === 'fulfilled') await started.value()
    expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  }
})
