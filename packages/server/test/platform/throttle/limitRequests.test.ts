import { expect, test } from 'vitest'
import { limitRequests } from '../../../src/platform/throttle/limitRequests.ts'
import { throttles } from '../../../src/tables/index.ts'
import { testClock } from '../../support/clock.ts'
import { testDatabase } from '../../support/database.ts'

const { db } = await testDatabase()

test('OPS-7 120 searches a minute and 3,000 a day pass, and then no more until the window ends', async () => {
  const clock = testClock()
  const search = () => limitRequests({ db, clock }, { kind: 'searches', member: 'ada' })
  for (let minute = 0; minute < 25; minute++) {
    for (let n = 0; n < 120; n++) await search()
    await expect(search()).rejects.toMatchObject({
      code: 'too_many_requests',
      params: { seconds: 60 },
    })
    clock.pass(60)
  }
  await expect(search()).rejects.toMatchObject({ params: { seconds: 86_400 - 25 * 60 } })
  await limitRequests({ db, clock }, { kind: 'searches', member: 'bo' })
  await limitRequests({ db, clock }, { kind: 'profiles', member: 'ada' })
  clock.pass(86_400)
  await search()
  expect((await db.select().from(throttles)).map(({ key }) => key).toSorted()).toEqual([
    'searches:60:ada',
    'searches:86400:ada',
  ])
})
