import pg from 'pg'
import { expect, test } from 'vitest'
import { jobProcess } from '../app/crash/jobProcess.ts'
import { emptyDatabase } from '../support/database.ts'
import { patience } from '../support/patience.ts'

const url = await emptyDatabase()
const place = { ...(url && { DATABASE_URL: url }) }

/** How often each job was begun anew, by state. */
async function readJobs() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select data->>'name' as name, state, retry_count from pgboss.job where name = 'call' order by 1`,
  )
  await client.end()
  return rows
}

test('CRD-3 a living process keeps its job while that of a killed one is taken up', async () => {
  const living = await jobProcess(place)
  living.tell('send kept')
  await living.hears('begun kept')
  const killed = await jobProcess(place)
  killed.tell('send left')
  await killed.hears('begun left')
  await killed.kill()

  // Whoever looks for the job of the dead has seen the older one of the living.
  const next = await jobProcess(place)
  await next.hears('begun left')
  next.tell('finish left')
  await next.hears('done left')
  living.tell('finish kept')
  await living.hears('done kept')

  await expect.poll(readJobs, patience).toEqual([
    { name: 'kept', state: 'completed', retry_count: 0 },
    { name: 'left', state: 'completed', retry_count: 1 },
  ])
  const all = [living, killed, next].flatMap(({ lines }) => lines)
  expect(all.filter((line) => line === 'begun kept')).toHaveLength(1)
})
