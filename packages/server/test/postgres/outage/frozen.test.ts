import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@bouquet/contract/schemas'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinProcess, read } from '../../app/crash/joinProcess.ts'
import { serverProcess, startCredits } from '../../app/crash/process.ts'
import { emptyDatabase } from '../../support/database.ts'
import { readThread } from '../storm/readThread.ts'
import { type Member, newSend, type SendResult, send, sendAllTheTime } from './sends.ts'

const longestMs = 10_000
const recoveryMs = 15_000
const messageCost = 5
const sendsAtOnce = 8
const attempts = 20

const url = await emptyDatabase()
const healthy = await serverProcess(url)
const frozen = await serverProcess(url, { DATA_DIR: healthy.dataDir, PGAPPNAME: 'frozen' })
const observer = new pg.Client({ connectionString: url })

beforeAll(async () => {
  await observer.connect()
  await healthy.start()
  await frozen.start()
})
afterAll(async () => {
  await Promise.all([frozen.kill(), healthy.kill()])
  await Promise.all([frozen.remove(), healthy.remove(), observer.end()])
})

/** Whether an open transaction holds what everything that this member sends waits for. */
async function isHeld(member: string) {
  const { rows } = await observer.query(
    'select from members where id = $1 for no key update skip locked',
    [member],
  )
  return rows.length === 0
}

/** Freezes the process, again until that was amid a transaction of the sender. @returns what it had been asked by then */
async function freezeAmidSends(from: Member, to: Member) {
  const earlier: SendResult[] = []
  for (let left = attempts; left > 0; left -= 1) {
    const asked = Array.from({ length: sendsAtOnce }, () => send(frozen, newSend(from, to)))
    await wait(20 + Math.random() * 20)
    frozen.freeze()
    // A statement that was under way ends first.
    await wait(200)
    if (await isHeld(from.id)) return { earlier, asked: Promise.all(asked) }
    frozen.thaw()
    earlier.push(...(await Promise.all(asked)))
  }
  throw new Error('The process was never amid a transaction.')
}

const isDone = ({ status }: SendResult) => status === 200

/** What a page may be told: that it is done, or when to ask again. */
const isExpected = (result: SendResult) =>
  isDone(result) || (result.status === 503 && result.retryAfter !== undefined)

test('OPS-8 a process that freezes amid a member’s sends holds up that member for seconds only, and what was acknowledged is there once after it thaws', async () => {
  const [ada, bo] = [await joinProcess(healthy, 'Ada'), await joinProcess(healthy, 'Bo')]
  const [cleo, dora] = [await joinProcess(healthy, 'Cleo'), await joinProcess(healthy, 'Dora')]
  const { earlier, asked } = await freezeAmidSends(ada, bo)

  const frozenAt = performance.now()
  const pairs = [
    [ada, bo],
    [bo, ada],
    [cleo, dora],
  ] as const
  const during = await sendAllTheTime(healthy, pairs, {
    everyMs: 250,
    until: (done) =>
      done.some((result) => result.from === ada && isDone(result)) ||
      performance.now() - frozenAt > recoveryMs,
  })
  expect(performance.now() - frozenAt).toBeLessThan(recoveryMs)
  expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(longestMs)
  expect(during.filter((result) => !isExpected(result))).toEqual([])
  expect(during.filter((result) => result.from === ada && !isDone(result))).not.toEqual([])
  expect(during.filter((result) => result.from === cleo && !isDone(result))).toEqual([])
  const later: SendResult[] = []
  for (const [from, to] of pairs) later.push(await send(healthy, newSend(from, to)))
  expect(later.filter((result) => !isDone(result))).toEqual([])

  frozen.thaw()
  const thawedAt = performance.now()
  await frozen.until('/readyz', '', ({ status }) => status === 200)
  expect(performance.now() - thawedAt).toBeLessThan(recoveryMs)
  const all = [...earlier, ...(await asked), ...during, ...later]
  expect(all.filter((result) => !isExpected(result))).toEqual([])

  // What was not acknowledged is sent again, as the page does.
  for (const message of all.filter((result) => !isDone(result)))
    expect((await send(frozen, message)).status).toBe(200)
  for (const [one, other] of [
    [ada, bo],
    [cleo, dora],
  ] as const) {
    const sent = all.filter(({ from }) => from === one || from === other)
    const thread = await readThread(frozen, { cookie: other.cookie, with: one.id })
    expect(thread.map(({ client_id }) => String(client_id)).toSorted()).toEqual(
      sent.map(({ clientId }) => clientId).toSorted(),
    )
    const { body } = await frozen.send('GET', calls.credits.path, { cookie: one.cookie })
    const spent = sent.filter(({ from }) => from === one).length * messageCost
    expect(read(calls.credits, body).balance).toBe(startCredits - spent)
  }
}, 120_000)
