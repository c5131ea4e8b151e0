import { randomUUID } from 'node:crypto'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { joinMember, makeFictional } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour'), testBrand('plain', { fictional_profiles: false })],
})

const meetFictional = async (host?: string) => {
  const paul = await joinMember(server, { name: 'Paul' }, server.client(host))
  await makeFictional(server, paul.user.id)
  const { client } = await joinMember(server, { name: 'Olga' }, server.client(host))
  return { client, profile: paul.user.id }
}

test('TRU-1 a fictional person is reached where the brand has them, with the label', async () => {
  const { client, profile } = await meetFictional()
  expect((await client.call(calls.member, { query: { id: profile } })).profile).toMatchObject({
    fictional: true,
  })
})

test('TRU-1 where the brand has none, their address leads to nobody and nothing can be sent there', async () => {
  const { client, profile } = await meetFictional('plain.example')
  const nobody = { status: 404, code: 'not_found' }
  expect(await client.refused(calls.member, { query: { id: profile } })).toMatchObject(nobody)
  expect(await client.refused(calls.like, { body: { profile } })).toMatchObject(nobody)
  const message = { profile, text: 'Hello', client_id: randomUUID() }
  expect(await client.refused(calls.sendMessage, { body: message })).toMatchObject(nobody)
})
