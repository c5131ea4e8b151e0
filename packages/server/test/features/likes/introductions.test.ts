import type { Signup } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { listWeeklyUpdates } from '../../../src/features/notifications/scheduledEmails.store.ts'
import { testBrand } from '../../support/brand.ts'
import { joinMember, mailsTo, makeFictional, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour'), testBrand('plain', { fictional_profiles: false })],
})

const man = (name: string): Partial<Signup> => ({ name, gender: 'male', seeking: 'female' })

const kindsOf = async (client: Awaited<ReturnType<typeof joinMember>>['client']) =>
  (await client.call(calls.activity)).activity.map(({ kind }) => kind)

const chooses = async (name: string) => {
  const joined = await joinMember(server, man(name))
  await joined.client.call(calls.updateChoices, { body: { introduced: true } })
  return joined
}

describe('introductions', () => {
  test('TRU-2 nobody is introduced who did not choose it', async () => {
    await joinMember(server, man('Emil'))
    const { client } = await joinMember(server)
    expect(await client.call(calls.autoLike)).toEqual({ profile: null })
    expect((await client.call(calls.likes)).liked_by).toEqual([])
  })

  test('TRU-2 who chose it is introduced, which is told as an introduction everywhere and never as a like', async () => {
    const emil = await chooses('Emil')
    const { client, user } = await joinMember(server)
    expect((await client.call(calls.autoLike)).profile).toMatchObject({ name: 'Emil' })
    const { liked_by } = await client.call(calls.likes)
    expect(liked_by).toMatchObject([{ name: 'Emil', like_new: true, introduced: true }])
    expect((await client.call(calls.likes)).num_new_likes).toBe(0)
    const { activity } = await client.call(calls.activity)
    expect(activity).toMatchObject([{ kind: 'introduction', person: { name: 'Emil' } }])
    const { profile } = await client.call(calls.member, { query: { id: emil.user.id } })
    expect(profile).toMatchObject({ likes_me: false, introduced: true })
    expect((await emil.client.call(calls.likes)).profiles).toEqual([])
    server.clock.pass(86_400)
    expect((await mailsTo(server, user.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Emil'),
    )
  })

  test('TRU-2 an introduction makes no match, and a like that follows takes its place', async () => {
    const emil = await chooses('Emil')
    const { client, user } = await joinMember(server)
    await client.call(calls.autoLike)
    await client.call(calls.openLike, { body: { profile: emil.user.id } })
    expect(await client.call(calls.like, { body: { profile: emil.user.id } })).toEqual({
      match: false,
    })
    expect(await kindsOf(client)).toEqual(['introduction'])
    expect(await kindsOf(emil.client)).toEqual(['like'])
    server.clock.pass(60)
    expect(await emil.client.call(calls.like, { body: { profile: user.id } })).toEqual({
      match: true,
    })
    expect(await kindsOf(client)).toEqual(['match'])
    const [told] = (await client.call(calls.likes)).liked_by
    expect(told).toMatchObject({ name: 'Emil', like_new: true })
    expect(told).not.toHaveProperty('introduced')
  })

  test('TRU-2 a week with an introduction alone is no news of a like by mail', async () => {
    await chooses('Emil')
    const { client, user } = await joinMember(server)
    server.clock.pass(8 * 86_400)
    await client.call(calls.autoLike)
    const own = (await listWeeklyUpdates(server.db, server.clock.now())).filter(
      ({ member }) => member === user.id,
    )
    expect(own.map(({ likes }) => likes).filter((likes) => likes > 0)).toEqual([])
  })

  test('TRU-2 the same introduction is told until opened, and the next only a day later', async () => {
    await chooses('Emil')
    await chooses('Paul')
    const { client } = await joinMember(server)
    const first = (await client.call(calls.autoLike)).profile
    expect((await client.call(calls.autoLike)).profile?.id).toBe(first?.id)
    if (!first) throw new Error('Nobody was introduced.')
    await client.call(calls.openLike, { body: { profile: first.id } })
    expect((await client.call(calls.autoLike)).profile).toBeNull()
    server.clock.pass(86_401)
    expect((await client.call(calls.autoLike)).profile?.id).not.toBe(first.id)
    expect((await client.call(calls.likes)).liked_by).toHaveLength(2)
  })

  test('TRU-1 a labelled fictional person may be drawn where the brand has them, and nowhere else', async () => {
    const emil = await joinMember(server, man('Emil'))
    await makeFictional(server, emil.user.id)
    const { client } = await joinMember(server)
    expect((await client.call(calls.autoLike)).profile).toMatchObject({ fictional: true })
    const plain = () => server.client('plain.example')
    const paul = await joinMember(server, man('Paul'), plain())
    await makeFictional(server, paul.user.id)
    const olga = await joinMember(server, { name: 'Olga' }, plain())
    expect((await olga.client.call(calls.autoLike)).profile).toBeNull()
  })

  test('TRU-2 a consent taken back ends an introduction, and its time is kept while it stands', async () => {
    const chosen = server.clock.now().toISOString()
    const emil = await chooses('Emil')
    const { choices } = await emil.client.call(calls.choices)
    expect(choices).toMatchObject({
      introduced: true,
      introduced_since: chosen,
    })
    server.clock.pass(60)
    const again = await emil.client.call(calls.updateChoices, { body: { introduced: true } })
    expect(again.choices.introduced_since).toBe(choices.introduced_since)
    await emil.client.call(calls.updateChoices, { body: { introduced: false } })
    const { client } = await joinMember(server)
    expect((await client.call(calls.autoLike)).profile).toBeNull()
  })

  test('TRU-2 a wanted age is kept both ways', async () => {
    const emil = await chooses('Emil')
    const preferences = { min_age: 50, max_age: 60, near: 'anywhere', interests: [] } as const
    await emil.client.call(calls.answerMatchFinder, { body: { ...preferences, interests: [] } })
    const { client } = await joinMember(server)
    expect((await client.call(calls.autoLike)).profile).toBeNull()
  })

  test('PER-1 nobody is introduced to an unconfirmed member, or across a block', async () => {
    const emil = await chooses('Emil')
    const olga = await signUp(server, { name: 'Olga' })
    expect((await olga.client.call(calls.autoLike)).profile).toBeNull()
    const { client } = await joinMember(server)
    await client.call(calls.block, { body: { profile: emil.user.id } })
    expect((await client.call(calls.autoLike)).profile).toBeNull()
  })
})
