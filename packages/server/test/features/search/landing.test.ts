import type { Signup } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import type { TestClient } from '../../support/client.ts'
import { joinMember, makeFictional } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour'), testBrand('plain', { fictional_profiles: false })],
})

const man = (name: string): Partial<Signup> => ({ name, gender: 'male', seeking: 'female' })
const nobody = { code: 'not_found', status: 404 }

const agree = (client: TestClient, shown_on_landing = true) =>
  client.call(calls.updateChoices, { body: { shown_on_landing } })

test('LAN-3 only a member who agreed has a landing page, which is gone when they take it back', async () => {
  const { client, user } = await joinMember(server, man('Emil'))
  const query = { id: user.id }
  const visitor = server.client()
  expect((await client.call(calls.choices)).choices).toMatchObject({
    shown_on_landing: false,
    shown_on_landing_since: null,
  })
  expect(await visitor.refused(calls.landing, { query })).toMatchObject(nobody)
  const since = server.clock.now().toISOString()
  await agree(client)
  server.clock.pass(60)
  expect((await agree(client)).choices.shown_on_landing_since).toBe(since)
  await client.call(calls.updateProfile, {
    body: { about: 'Cello', sexuality: 'hetero', interests: ['music'], sensitive_data: true },
  })
  const { profile } = await visitor.call(calls.member, { query })
  expect(profile).toMatchObject({ about: 'Cello', attributes: { sexuality: null } })
  expect((await visitor.call(calls.landing, { query })).profile).toEqual(profile)
  const reader = await joinMember(server, { name: 'Rosa' })
  const shown = await reader.client.call(calls.landing, { query })
  expect(shown.profile.attributes).toEqual(profile.attributes)
  await agree(client, false)
  expect(await visitor.refused(calls.landing, { query })).toMatchObject(nobody)
  expect((await client.call(calls.choices)).choices.shown_on_landing_since).toBeNull()
})

test('LAN-3 TRU-1 a labelled fictional person has one where the brand has such people, and nowhere else', async () => {
  const emil = await joinMember(server, man('Emil'))
  await makeFictional(server, emil.user.id)
  const { profile } = await server.client().call(calls.landing, { query: { id: emil.user.id } })
  expect(profile).toMatchObject({ name: 'Emil', fictional: true })
  const plain = () => server.client('plain.example')
  const paul = await joinMember(server, man('Paul'), plain())
  await makeFictional(server, paul.user.id)
  expect(await plain().refused(calls.landing, { query: { id: paul.user.id } })).toMatchObject(
    nobody,
  )
})

test('LAN-3 PER-1 privacy mode, a block and another brand hide the landing page', async () => {
  const { client, user } = await joinMember(server, man('Emil'))
  const query = { id: user.id }
  await agree(client)
  const elsewhere = server.client('plain.example')
  expect(await elsewhere.refused(calls.landing, { query })).toMatchObject(nobody)
  const mara = await joinMember(server)
  await client.call(calls.block, { body: { profile: mara.user.id } })
  expect(await mara.client.refused(calls.landing, { query })).toMatchObject({
    code: 'blocked_by',
    params: { name: 'Emil' },
  })
  await client.call(calls.updateUser, { body: { privacy_mode: true } })
  expect(await server.client().refused(calls.landing, { query })).toMatchObject(nobody)
})
