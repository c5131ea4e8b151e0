import { calls } from '@bouquet/contract/schemas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPassword } from '../../src/demo/demoPassword.ts'
import { portraitFiles } from '../../src/demo/portraitFiles.ts'
import { seedDemo } from '../../src/demo/startDemo.ts'
import { demoEmail } from '../../src/features/members/index.ts'
import { testBrand } from '../support/brand.ts'
import { begin, orderOf } from '../support/payments.ts'
import { goodSignup } from '../support/people.ts'
import { testPhotoFiles } from '../support/photoFiles.ts'
import { testServer } from '../support/server.ts'

const honest = testBrand('honest', { fictional_profiles: false })
const server = await testServer({ brands: [testBrand('harbour'), honest] })
const noDemo = await testServer({ demo: false })

async function enter(brand = server.brand) {
  const client = server.client(`${brand.id}.localhost`)
  const body = { email: demoEmail(brand), password: demoPassword }
  const { user } = await client.call(calls.login, { body })
  return { client, user }
}

test('DOM-7 TRU-1 a demo has people to find, introductions and a conversation begun', async () => {
  await seedDemo(server.services)
  const { client, user } = await enter()
  expect(user).toMatchObject({ status: 'active', paid_user: false, signup_steps: [] })
  expect(user.credits).toBeGreaterThan(0)
  expect((await client.call(calls.members)).num_results).toBeGreaterThan(8)
  const { profiles, liked_by } = await client.call(calls.likes)
  expect([profiles.length > 0, liked_by.some(({ like_new }) => like_new)]).toEqual([true, true])
  expect(liked_by.every(({ introduced }) => introduced)).toBe(true)
  expect((await client.call(calls.chats)).chats).toHaveLength(1)
})

test('TRU-1 each person of a demo is labelled and never seems online', async () => {
  await seedDemo(server.services)
  const { results } = await server.client().call(calls.members)
  expect(results).toHaveLength(24)
  expect(results.every(({ fictional, online }) => fictional && !online)).toBe(true)
})

test('TRU-1 a brand without fictional profiles gets none', async () => {
  await seedDemo(server.services)
  const { client } = await enter(honest)
  expect((await client.call(calls.members)).num_results).toBe(0)
})

test('DOM-7 a demo is filled once', async () => {
  await seedDemo(server.services)
  await seedDemo(server.services)
  const { num_results } = await server.client().call(calls.members)
  expect(num_results).toBe(49)
})

test('OPS-12 the published password opens nothing once the demo has become a real site', async () => {
  await seedDemo(server.services)
  const body = { email: demoEmail(server.brand), password: demoPassword }
  expect(await noDemo.client().refused(calls.login, { body })).toMatchObject({
    code: 'login_failed',
  })
})

test('TRU-1 nobody logs in as an invented person', async () => {
  await seedDemo(server.services)
  const body = { email: 'w01@people.harbour.example', password: 'none' }
  expect((await server.client().refused(calls.login, { body })).code).toBe('login_failed')
})

test('PRO-2 a portrait is drawn when it is first looked at, once for all brands', async () => {
  const stored = testPhotoFiles()
  const files = portraitFiles(stored)
  for (const photo of ['one', 'two']) {
    await stored.write(`${photo}/portrait.json`, Buffer.from('{"person":"w01","scene":0}'))
  }
  expect(await files.read('none/large.webp')).toBeNull()
  const known = stored.names().length
  const [large, thumb] = await Promise.all([
    files.read('one/large.webp'),
    files.read('two/thumb.jpeg'),
  ])
  expect((await sharp(large ?? undefined).metadata()).height).toBe(900)
  expect((await sharp(thumb ?? undefined).metadata()).format).toBe('jpeg')
  const drawn = stored.names().slice(known)
  expect(drawn.sort()).toEqual(['portrait-w01-0/large.webp', 'portrait-w01-0/thumb.jpeg'])
  await files.read('two/large.webp')
  expect(stored.names().slice(known)).toHaveLength(2)
})

test('OPS-12 under the brand’s own name a demo has no mailbox, no sandbox payments and no published login', async () => {
  await seedDemo(server.services)
  const outside = server.client('harbour.example')
  expect((await outside.fetch('/api/mailbox')).status).toBe(404)
  const body = { email: demoEmail(server.brand), password: demoPassword }
  expect((await outside.refused(calls.login, { body })).code).toBe('login_failed')

  const { user } = await outside.call(calls.signup, { body: goodSignup })
  expect(user?.email).toBe(goodSignup.email)
  expect((await outside.call(calls.credits)).payment_methods).toEqual([])
  expect((await outside.refused(calls.startPayment, orderOf())).code).toBe('payments_closed')
  const { reference } = await begin((await enter()).client)
  const checkout = `/api/sandbox/checkout?reference=${reference}`
  expect((await outside.fetch(checkout)).status).toBe(404)
  expect((await server.client().fetch(checkout)).status).toBe(200)
  expect((await server.client().fetch('/api/mailbox')).status).toBe(200)
})

test('TRU-5 a reported portrait is copied without being drawn, and drawn when staff open it', async () => {
  const stored = testPhotoFiles()
  const files = portraitFiles(stored)
  await stored.write('one/portrait.json', Buffer.from('{"person":"w01","scene":0}'))
  expect(await files.copy('one/large.jpeg', 'case-1/one/large.jpeg')).toBe(true)
  expect(await files.copy('two/large.jpeg', 'case-1/two/large.jpeg')).toBe(false)
  expect(stored.names()).toEqual(['one/portrait.json', 'case-1/one/portrait.json'])
  await files.remove('one')
  const opened = await files.read('case-1/one/large.jpeg')
  expect((await sharp(opened ?? undefined).metadata()).format).toBe('jpeg')
})
