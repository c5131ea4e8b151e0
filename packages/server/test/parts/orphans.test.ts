import { expect, test } from 'vitest'
import { jobProcess } from '../crash/jobProcess.ts'
import { emptyDatabase } from '../support/database.ts'

const url = await emptyDatabase()
const place = { ...(url && { DATABASE_URL: url }) }

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

  // A job that had been put back would come before one that is newer.
  next.tell('send last')
  await Promise.race([living.hears('begun last'), next.hears('begun last')])
  await Promise.all([living.kill(), next.kill()])
  const all = [living, killed, next].flatMap(({ lines }) => lines)
  expect(all.filter((line) => line === 'begun kept')).toHaveLength(1)
  expect(next.lines).toContain('done left')
})
