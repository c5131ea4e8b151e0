import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { rejectPhoto } from '../../../src/features/profiles/index.ts'
import { decideComplaint } from '../../../src/features/safety/index.ts'
import type { TestClient } from '../../support/client.ts'
import { giveCredits, joinMember, makeFictional } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ demo: false })
const staff = { ...server.services, actor: 'staff:kim' }
const man = { gender: 'male', seeking: 'female' } as const

const entriesOf = async (client: TestClient) => (await client.call(calls.activity)).activity
const kindsOf = async (client: TestClient) =>
  (await entriesOf(client)).map(({ kind, is_new }) => [kind, is_new])

const like = (from: TestClient, profile: Parameters<typeof likeBody>[0]) =>
  from.call(calls.like, likeBody(profile))
const likeBody = (profile: ReturnType<typeof calls.like.body.parse>['profile']) => ({
  body: { profile },
})

test('LIK-1 what happened is listed with the latest first: likes, a match, a message, decisions of staff', async () => {
  const { client, user } = await joinMember(server)
  const emil = await joinMember(server, { ...man, name: 'Emil' })
  const otto = await joinMember(server, { ...man, name: 'Otto' })
  expect(await entriesOf(client)).toEqual([])

  server.clock.pass(60)
  await like(emil.client, user.id)
  server.clock.pass(60)
  await like(client, otto.user.id)
  server.clock.pass(60)
  await like(otto.client, user.id)
  server.clock.pass(60)
  await giveCredits(server, otto.user.id, 100)
  const client_id = clientMessageIdSchema.parse(randomUUID())
  await otto.client.call(calls.sendMessage, {
    body: { profile: user.id, text: 'Hello', client_id },
  })
  server.clock.pass(60)
  const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
  await rejectPhoto(staff, { photo: photo.id, seen: 'pending', reason: 'Too dark' })
  server.clock.pass(60)
  const { complaint } = await client.call(calls.complain, {
    body: { subject: { kind: 'service' }, reason: 'other', text: 'Something is amiss.' },
  })
  await decideComplaint(staff, {
    brand: server.brand.id,
    number: complaint.number,
    seen: 'received',
    decision: 'upheld',
    reasons: 'You are right',
  })
  const [decided, turnedDown, written, matched, liked, ...others] = await entriesOf(client)
  expect(decided).toMatchObject({ kind: 'case', number: complaint.number, is_new: true })
  expect(turnedDown).toMatchObject({ kind: 'photo', photo: { rejection_reason: 'Too dark' } })
  expect(written).toMatchObject({ kind: 'message', person: { name: 'Otto' }, is_new: true })
  expect(matched).toMatchObject({ kind: 'match', person: { name: 'Otto' }, is_new: true })
  expect(liked).toMatchObject({ kind: 'like', person: { name: 'Emil' }, is_new: true })
  expect(others).toEqual([])
})

test('LIK-1 what was seen, opened or read is not new any more, on any device', async () => {
  const { client, user } = await joinMember(server, { name: 'Nora' })
  const paul = await joinMember(server, { ...man, name: 'Paul' })
  const rolf = await joinMember(server, { ...man, name: 'Rolf' })
  server.clock.pass(60)
  await like(paul.client, user.id)
  server.clock.pass(60)
  await like(rolf.client, user.id)
  expect(await kindsOf(client)).toEqual([
    ['like', true],
    ['like', true],
  ])
  await client.call(calls.openLike, likeBody(rolf.user.id))
  expect(await kindsOf(client)).toEqual([
    ['like', false],
    ['like', true],
  ])
  const [, earlier] = await entriesOf(client)
  await client.call(calls.markActivitySeen, { body: { until: earlier?.at ?? '' } })
  expect(await kindsOf(client)).toEqual([
    ['like', false],
    ['like', false],
  ])
  await client.call(calls.markActivitySeen, { body: { until: '2020-01-01T00:00:00Z' } })
  expect((await kindsOf(client)).flat()).not.toContain(true)
})

test('LIK-1 a like of one’s own that makes the match is nothing new', async () => {
  const { client, user } = await joinMember(server, { name: 'Thea' })
  const sven = await joinMember(server, { ...man, name: 'Sven' })
  await like(sven.client, user.id)
  server.clock.pass(60)
  await like(client, sven.user.id)
  expect(await kindsOf(client)).toEqual([['match', false]])
})

test('TRU-2 what was taken back or blocked is not listed, and a fictional person is named as one', async () => {
  const { client, user } = await joinMember(server, { name: 'Ulla' })
  const vito = await joinMember(server, { ...man, name: 'Vito' })
  const walt = await joinMember(server, { ...man, name: 'Walt' })
  await like(vito.client, user.id)
  await like(walt.client, user.id)
  await makeFictional(server, walt.user.id)
  await vito.client.call(calls.unlike, likeBody(user.id))
  expect(await entriesOf(client)).toMatchObject([
    { kind: 'like', person: { name: 'Walt', fictional: true, email_confirmed: null } },
  ])
  await client.call(calls.block, likeBody(walt.user.id))
  expect(await entriesOf(client)).toEqual([])
})
