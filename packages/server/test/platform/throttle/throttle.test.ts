import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { limitRate } from '../../../src/platform/throttle/limitRate.ts'
import {
  clearLoginAttempts,
  countLoginAttempt,
} from '../../../src/platform/throttle/loginAttempts.ts'
import { countAttempt } from '../../../src/platform/throttle/throttle.ts'
import { testClock } from '../../support/clock.ts'
import { testDatabase } from '../../support/database.ts'

const { db } = await testDatabase()

test('AUT-1 tries are counted within a window and forgotten after it', async () => {
  const clock = testClock()
  const tries = async () => (await countAttempt(db, 'login', 60, clock.now())).count
  expect([await tries(), await tries()]).toEqual([1, 2])
  clock.pass(60)
  expect(await tries()).toBe(1)
})

test('AUT-1 tries that come at once are all counted', async () => {
  const now = testClock().now()
  const counts = await Promise.all(
    Array.from({ length: 8 }, () => countAttempt(db, 'login', 60, now)),
  )
  expect(Math.max(...counts.map(({ count }) => count))).toBe(8)
})

test('TRU-5 who asks too often is told how long to wait', async () => {
  const clock = testClock()
  const send = () => limitRate({ db, clock }, { key: 'like', most: 1, windowSeconds: 60 })
  await send()
  clock.pass(20)
  await expect(send()).rejects.toMatchObject({ code: 'too_many_requests', params: { seconds: 40 } })
})

test('AUT-1 an address of any length can be tried', async () => {
  const clock = testClock()
  const email = randomBytes(20_000).toString('base64')
  const tried = { realm: 'harbour', email, address: '10.1.1.1' }
  for (let n = 0; n < 5; n++) await countLoginAttempt({ db, clock }, tried)
  await expect(countLoginAttempt({ db, clock }, tried)).rejects.toMatchObject({
    code: 'login_blocked',
  })
})

test('AUT-1 guesses from everywhere do not lock the owner out where they have logged in before', async () => {
  const clock = testClock()
  const at = (address: string) => ({ realm: 'harbour', email: 'mara@post.example', address })
  const attempt = (address: string) => countLoginAttempt({ db, clock }, at(address))
  await attempt('10.2.0.1')
  await clearLoginAttempts({ db, clock }, at('10.2.0.1'))
  for (let n = 0; n < 30; n++) await attempt(`10.3.0.${n}`)
  const blocked = { code: 'login_blocked' }
  await expect(attempt('10.4.0.1')).rejects.toMatchObject(blocked)
  for (let n = 0; n < 5; n++) await attempt('10.2.0.1')
  await expect(attempt('10.2.0.1')).rejects.toMatchObject(blocked)
})
