import { createPublicKey, verify } from 'node:crypto'
import { calls } from '@bouquet/contract/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadPushKeys } from '../../../src/features/notifications/index.ts'
import { isPushService } from '../../../src/features/notifications/push/webPush.ts'
import { pushSubscriptions, sessions } from '../../../src/tables/index.ts'
import { goodSignup, joinMember, mailsTo } from '../../support/people.ts'
import { pushBrowser, pushService } from '../../support/pushService.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const service = await pushService()
beforeEach(service.reset)

const emil = { name: 'Emil', gender: 'male', seeking: 'female' } as const

/** Mara, whose page is closed, takes push messages; Emil is there. */
async function couple(browser = pushBrowser(service, 'phone')) {
  const mara = await joinMember(server)
  await mara.client.call(calls.savePush, { body: { subscription: browser.subscription } })
  server.clock.pass(3_600)
  return { mara, emil: await joinMember(server, emil), browser }
}

async function like({ mara, emil }: Awaited<ReturnType<typeof couple>>) {
  await emil.client.call(calls.like, { body: { profile: mara.user.id } })
  await server.jobs.drain()
}

const subscribed = () => server.db.select().from(pushSubscriptions)

test('PSH-2 a push service that refuses keeps no mail back, and no other device', async () => {
  const both = await couple()
  const second = server.client()
  await second.call(calls.login, {
    body: { email: both.mara.user.email, password: goodSignup.password },
  })
  const { subscription } = pushBrowser(service, 'tablet')
  await second.call(calls.savePush, { body: { subscription } })
  server.clock.pass(3_600)
  service.respondWith(403)
  await like(both).catch(() => undefined)
  expect(service.deliveries.map(({ path }) => path).toSorted()).toEqual(['/phone', '/tablet'])
  expect((await mailsTo(server, both.mara.user.email)).at(-1)?.subject).toContain('Emil')
})

describe('how push stands on a device', () => {
  const stateOf = async () => (await server.db.select().from(sessions))[0]?.push

  test('PSH-1 a subscription is kept, as an object or as its text, and none or a refusal drops it', async () => {
    const { client } = await joinMember(server)
    const { subscription } = pushBrowser(service, 'phone')
    for (const given of [subscription, JSON.stringify(subscription)]) {
      await client.call(calls.savePush, { body: { subscription: given } })
      expect(await stateOf()).toBe('on')
      expect(await subscribed()).toMatchObject([{ endpoint: subscription.endpoint }])
    }
    for (const [given, state] of [
      [false, 'off'],
      ['denied', 'denied'],
      [null, null],
    ] as const) {
      await client.call(calls.savePush, { body: { subscription: given } })
      expect(await stateOf()).toBe(state)
      expect(await subscribed()).toEqual([])
    }
  })

  test('API-4 a moment that no calendar has is refused', async () => {
    const { client } = await joinMember(server)
    for (const expirationTime of [1e300, 9e15, -1]) {
      const subscription = { ...pushBrowser(service, 'phone').subscription, expirationTime }
      const refusal = await client.refused(calls.savePush, { body: { subscription } })
      expect(refusal).toMatchObject({ code: 'invalid_input', field: 'subscription.expirationTime' })
    }
  })

  test('PSH-1 a subscription is saved with push=1 alone; without it the call logs in', async () => {
    const { client } = await joinMember(server)
    const post = (query: string) =>
      client.fetch(`/api/user.php${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subscription: false }),
      })
    expect(await (await post('?push=1')).json()).toEqual({ ok: true })
    expect((await post('')).status).toBe(422)
  })

  test('PSH-1 what is no subscription, or leads nowhere known, is refused', async () => {
    const { client } = await joinMember(server)
    const { subscription } = pushBrowser(service, 'phone')
    const elsewhere = { ...subscription, endpoint: 'http://10.0.0.1:5432/' }
    const body = { subscription: elsewhere }
    expect((await client.refused(calls.savePush, { body })).code).toBe('push_service_unknown')
    const nonsense = await client.refused(calls.savePush, { body: { subscription: '{"endpoint"' } })
    expect(nonsense).toMatchObject({ code: 'invalid_input', field: 'subscription' })
  })

  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/QF8', true],
    ['https://db5p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/', false],
    ['https://push.apple.com.evil.example/', false],
    ['https://127.0.0.1/', false],
  ])('PSH-1 %s: a push service that is called: %s', (endpoint, isKnown) => {
    expect(isPushService(endpoint)).toBe(isKnown)
  })

  test('PSH-1 the keys of the installation are made once and told to the page', async () => {
    const now = server.clock.now()
    const all = await Promise.all([1, 2, 3].map(() => loadPushKeys(server.db, now)))
    expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1)
    const { settings } = await server.client().call(calls.settings)
    expect(settings.push_public_key).toBe(server.services.push.publicKey)
    expect(Buffer.from(settings.push_public_key ?? '', 'base64url')).toHaveLength(65)
  })
})

describe('a push message', () => {
  test('PSH-1 a push message reaches the browser encrypted and says who likes the member', async () => {
    const { browser, ...both } = await couple()
    await like(both as Awaited<ReturnType<typeof couple>>)
    const [delivery] = service.deliveries
    if (!delivery) throw new Error('Nothing was delivered.')
    expect(delivery.path).toBe('/phone')
    expect(delivery.headers['content-encoding']).toBe('aes128gcm')
    expect(delivery.body.toString('latin1')).not.toContain('Emil')
    expect(browser.read(delivery)).toEqual({
      kind: 'like',
      title: 'Emil likes you',
      body: 'See the profile at Harbour',
      path: `/members/${both.emil.user.id}`,
      tag: 'like',
    })
  })

  test('PSH-1 a push message is signed with the key that the page was told', async () => {
    await like(await couple())
    const authorization = service.deliveries[0]?.headers.authorization ?? ''
    const { t = '', k = '' } = authorization.match(/t=(?<t>[^,]+), k=(?<k>.+)$/)?.groups ?? {}
    expect(k).toBe(server.services.push.publicKey)
    const [head, claims = '', signature = ''] = t.split('.')
    const point = Buffer.from(k, 'base64url')
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const signed = Buffer.from(`${head}.${claims}`)
    const given = { key, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, given, Buffer.from(signature, 'base64url'))).toBe(true)
    const claimsSchema = z.object({ aud: z.string(), sub: z.string() })
    expect(claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))).toEqual({
      aud: service.origin,
      sub: 'mailto:help@harbour.example',
    })
  })

  test('PSH-1 a push message goes to every device, and a subscription that has ended is dropped', async () => {
    const both = await couple()
    const tablet = server.client()
    const body = { email: both.mara.user.email, password: goodSignup.password }
    await tablet.call(calls.login, { body })
    const { subscription } = pushBrowser(service, 'tablet')
    await tablet.call(calls.savePush, { body: { subscription } })
    server.clock.pass(3_600)
    service.respondWith(410)
    await like(both)
    expect(service.deliveries.map(({ path }) => path).toSorted()).toEqual(['/phone', '/tablet'])
    expect(await subscribed()).toEqual([])
  })

  test('PSH-1 a push message is not sent to a subscription that ended by its own date', async () => {
    const both = await couple()
    const { subscription } = pushBrowser(service, 'phone')
    const expirationTime = server.clock.now().getTime() + 1_000
    await both.mara.client.call(calls.savePush, {
      body: { subscription: { ...subscription, expirationTime } },
    })
    server.clock.pass(3_600)
    await like(both)
    expect(service.deliveries).toEqual([])
  })

  test('PSH-1 a push service that is away is tried again, and the member hears once', async () => {
    const both = await couple()
    service.respondWith(503)
    await expect(like(both)).rejects.toThrow('503')
    service.respondWith(201)
    const { db, bus } = server.services
    const to = { brand: 'harbour', member: both.mara.user.id }
    const event = { type: 'like', profile: both.emil.user.id } as const
    for (let n = 0; n < 2; n++) await bus.publish(db, to, event)
    await server.jobs.drain()
    expect(service.deliveries).toHaveLength(2)
  })

  test('PSH-1 PSH-4 a push message is not sent while the page is looked at, but when it is hidden', async () => {
    const both = await couple()
    await both.mara.client.call(calls.members)
    await like(both)
    expect(service.deliveries).toEqual([])
    await both.mara.client.call(calls.pageHidden)
    const frida = await joinMember(server, { ...emil, name: 'Frido' })
    await frida.client.call(calls.like, { body: { profile: both.mara.user.id } })
    await server.jobs.drain()
    expect(service.deliveries).toHaveLength(1)
  })

  test('PSH-2 a push message is not sent for a category that the member refuses on this channel', async () => {
    const both = await couple()
    const body = { push_notifications_disabled: ['like' as const] }
    const { user } = await both.mara.client.call(calls.updateUser, { body })
    expect(user).toMatchObject({
      push_notifications_disabled: ['like'],
      notifications_disabled: [],
    })
    server.clock.pass(3_600)
    await like(both)
    expect(service.deliveries).toEqual([])
  })

  test('AUT-1 a device that logs out gets no more push messages', async () => {
    const both = await couple()
    await both.mara.client.call(calls.logout)
    await like(both)
    expect(service.deliveries).toEqual([])
  })
})
