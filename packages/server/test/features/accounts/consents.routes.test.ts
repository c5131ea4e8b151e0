import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { goodSignup, joinMember, linkTo, makePremium, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour'), { ...testBrand('dusk'), niche: 'kink' }],
})

/** Somebody of a brand that offers intimate interests. */
const joinDusk = (own: Parameters<typeof joinMember>[1] = {}) =>
  joinMember(server, own, server.client('dusk.example'))

const without = { code: 'sensitive_consent_needed', status: 422 }
const ages = { min_age: 18, max_age: 99, near: 'anywhere' } as const

test('TRU-3 accepting the terms is kept with their version and the time', async () => {
  const { client } = await joinMember(server)
  expect((await client.call(calls.consents)).consents).toEqual([
    {
      kind: 'terms',
      given: true,
      version: '2024-05-01T12:00:00.000Z',
      decided: '2026-03-01T12:00:00.000Z',
    },
  ])
})

test('TRU-3 each decision is added, none is overwritten', async () => {
  const { client } = await joinMember(server)
  for (const given of [true, false]) {
    server.clock.pass(60)
    await client.call(calls.decideConsent, { body: { kind: 'sensitive_data', given } })
  }
  const { consents } = await client.call(calls.consents)
  expect(consents.map(({ kind, given }) => `${kind} ${given}`)).toEqual([
    'sensitive_data false',
    'sensitive_data true',
    'terms true',
  ])
})

test('TRU-3 what rested on a consent goes with it', async () => {
  const { client } = await joinDusk()
  await client.call(calls.decideConsent, { body: { kind: 'sensitive_data', given: true } })
  const answers = { sexuality: 'bi', eye_colour: 'green', interests: ['tea', 'bondage'] } as const
  await client.call(calls.updateProfile, {
    body: { ...answers, interests: [...answers.interests] },
  })
  await client.call(calls.answerMatchFinder, { body: { ...ages, interests: ['wine', 'sex'] } })
  await client.call(calls.decideConsent, { body: { kind: 'sensitive_data', given: false } })
  await client.call(calls.decideConsent, { body: { kind: 'promotions', given: false } })
  const { user } = await client.call(calls.getUser)
  expect(user?.profile.attributes).toMatchObject({
    sexuality: null,
    eye_colour: 'green',
    interests: ['tea'],
  })
  expect((await client.call(calls.matchFinder)).preferences?.interests).toEqual(['wine'])
  expect(user?.notifications_disabled).toEqual(['promotions'])
})

test('TRU-3 without the consent nothing sensitive is kept, and the field is named', async () => {
  const { client } = await joinDusk()
  const orientation = { sexuality: 'bi', about: 'Tea' } as const
  const interests = { interests: ['tea', 'sex_toys'] as ('tea' | 'sex_toys')[] }
  expect(await client.refused(calls.updateProfile, { body: orientation })).toMatchObject({
    ...without,
    field: 'sexuality',
  })
  expect(await client.refused(calls.updateProfile, { body: interests })).toMatchObject({
    ...without,
    field: 'interests',
  })
  const preferences = { body: { ...ages, ...interests } }
  expect(await client.refused(calls.answerMatchFinder, preferences)).toMatchObject(without)
  const { user } = await client.call(calls.getUser)
  expect(user?.profile).toMatchObject({ about: '', attributes: { sexuality: null, interests: [] } })
})

test('TRU-3 what is not sensitive, and leaving it open, needs no consent', async () => {
  const { client } = await joinDusk()
  const { user } = await client.call(calls.updateProfile, {
    body: { sexuality: null, interests: ['tea', 'kissing'], hair_colour: 'red' },
  })
  expect(user.profile.attributes).toMatchObject({ sexuality: null, interests: ['tea', 'kissing'] })
})

test('TRU-3 the consent can come with what rests on it, and is noted once', async () => {
  const { client } = await joinDusk()
  const body = { sexuality: 'bi', sensitive_data: true } as const
  await client.call(calls.updateProfile, { body })
  const { user } = await client.call(calls.updateProfile, { body })
  expect(user.profile.attributes.sexuality).toBe('bi')
  const { consents } = await client.call(calls.consents)
  expect(consents.filter(({ kind }) => kind === 'sensitive_data')).toEqual([
    {
      kind: 'sensitive_data',
      given: true,
      version: '2024-05-01T12:00:00.000Z',
      decided: server.clock.now().toISOString(),
    },
  ])
})

test('TRU-3 taken back together with a change, it takes what it carried out of profile and search', async () => {
  const { client, user } = await joinDusk({ interests: ['tea', 'bondage'], sensitive_data: true })
  const seeker = await joinDusk({ name: 'Emil', gender: 'male', seeking: 'female' })
  await makePremium(server, seeker.user.id)
  const search = { query: { interest: 'bondage' } } as const
  const found = async () =>
    (await seeker.client.call(calls.members, search)).results.map(({ id }) => id)
  expect(await found()).toEqual([user.id])
  server.clock.pass(60)
  const refusal = { body: { sexuality: 'bi', sensitive_data: false } } as const
  expect(await client.refused(calls.updateProfile, refusal)).toMatchObject(without)
  expect(await found()).toEqual([user.id])
  await client.call(calls.updateProfile, { body: { about: 'Tea', sensitive_data: false } })
  expect(await found()).toEqual([])
  const { profile } = await seeker.client.call(calls.member, { query: { id: user.id } })
  expect(profile).toMatchObject({ about: 'Tea', attributes: { interests: ['tea'] } })
})

test('TRU-3 SGN-1 of interests chosen before signup the intimate ones are kept with consent alone', async () => {
  const interests: ('tea' | 'bondage')[] = ['tea', 'bondage']
  const bare = await signUp(server, { name: 'Bo', interests }, server.client('dusk.example'))
  expect(bare.user.profile.attributes.interests).toEqual(['tea'])
  const { user, client } = await joinDusk({ interests, sensitive_data: true })
  expect(user.profile.attributes.interests).toEqual(interests)
  const { consents } = await client.call(calls.consents)
  expect(consents).toContainEqual(expect.objectContaining({ kind: 'sensitive_data', given: true }))
})

test('TRU-3 SGN-4 a signup begun elsewhere brings the consent along with what rests on it', async () => {
  const { email: _, ...typed } = goodSignup
  for (const given of [true, false]) {
    const client = server.client('dusk.example')
    const email = `${given}@post.example`
    await client.call(calls.startSignup, {
      body: { email, interests: ['tea', 'bondage'], sensitive_data: given },
    })
    const link = new URL(await linkTo(server, email), 'http://x')
    const token = link.searchParams.get('api_signup_complete') ?? ''
    const { user } = await client.call(calls.completeSignup, { body: { ...typed, token } })
    expect(user.profile.attributes.interests).toEqual(given ? ['tea', 'bondage'] : ['tea'])
  }
})

test('TRU-3 the terms cannot be taken back while the account stands', async () => {
  const { client } = await joinMember(server)
  const response = await client.fetch('/api/consents.php', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'terms', given: false }),
  })
  expect(response.status).toBe(422)
})
