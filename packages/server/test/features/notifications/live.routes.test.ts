import { randomUUID } from 'node:crypto'
import { constants, streams } from '@bouquet/contract'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { listenFor } from '../../support/listenFor.ts'
import { goodSignup, joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ brands: [testBrand('harbour', { signup_credits: 20 })] })

let ada: Awaited<ReturnType<typeof joinMember>>
let bo: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  bo = await joinMember(server, { name: 'Bo' })
})

const say = (text: string) =>
  ada.client.call(calls.sendMessage, {
    body: { profile: bo.user.id, text, client_id: clientMessageIdSchema.parse(randomUUID()) },
  })

const lastId = (streamed: string) =>
  streamed
    .match(/id: (\d+)/g)
    ?.at(-1)
    ?.slice(4) ?? ''

test('CHT-7 a message is streamed to the other side as it is sent', async () => {
  const stream = await listenFor(bo.client, 'Good evening')
  await stream.opened
  await say('Good evening')
  expect(await stream.received()).toContain('event: message')
})

test('CHT-7 a page that was away gets what it missed, and nothing twice', async () => {
  const before = await listenFor(bo.client, 'One')
  await before.opened
  await say('One')
  const seen = await before.received()
  await say('Two')
  const after = await listenFor(bo.client, 'Three', {
    headers: { 'last-event-id': lastId(seen) },
  })
  await after.opened
  await say('Three')
  const received = await after.received()
  expect(received.match(/"text":"(\w+)"/g)).toEqual(['"text":"Two"', '"text":"Three"'])
})

test('RTE-12 CHT-7 a stream without events says regularly that it is alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const stream = await listenFor(bo.client, 'event: heartbeat')
    await stream.opened
    await vi.advanceTimersByTimeAsync(constants.live.heartbeatMs)
    // Without data a browser would not tell the page of it.
    expect(await stream.received()).toMatch(/event: heartbeat\ndata: .+\n\n/)
  } finally {
    vi.useRealTimers()
  }
})

test('AUT-1 AUT-5 a stream ends with its login at once, wherever that is ended', async () => {
  const stream = await listenFor(bo.client, 'Still there?')
  await stream.opened
  const elsewhere = server.client()
  const { password } = goodSignup
  await elsewhere.call(calls.login, { body: { email: bo.user.email, password } })
  await elsewhere.call(calls.endSession, { body: { session: 'others' } })
  await say('Still there?')
  expect(await stream.received()).not.toContain('Still there?')
})

test('PER-1 a visitor has no stream', async () => {
  const response = await server.client().fetch(streams.events)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ authentication_required: true })
})
