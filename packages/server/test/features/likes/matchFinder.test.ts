import type { Interest, Signup } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import {
  type MatchSide,
  rankMatch,
} from '../../../src/features/likes/matchFinder/rankMatch.rules.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const man = (name: string, own: Partial<Signup> = {}): Partial<Signup> => ({
  name,
  gender: 'male',
  seeking: 'female',
  ...own,
})

const preferences = { min_age: 30, max_age: 45, near: 'anywhere' as const }

describe('the match finder', () => {
  test('SWP-1 nobody is proposed before the questions are answered', async () => {
    const { client } = await joinMember(server)
    expect(await client.call(calls.matchFinder)).toEqual({ preferences: null, matches: [] })
  })

  test('SWP-1 matches come ranked, each with reasons that are true', async () => {
    const { client } = await joinMember(server, { interests: ['tea', 'hiking'] })
    const place = { region: 'Berlin', city: 'Berlin' }
    await client.call(calls.updateProfile, { body: place })
    const far = await joinMember(server, man('Otto'))
    await far.client.call(calls.updateProfile, { body: { region: 'Hamburg', city: 'Hamburg' } })
    const near = await joinMember(server, man('Emil', { interests: ['tea', 'wine'] }))
    await near.client.call(calls.updateProfile, { body: place })
    await near.client.call(calls.answerMatchFinder, { body: { ...preferences, interests: [] } })
    const { matches } = await client.call(calls.answerMatchFinder, {
      body: { ...preferences, interests: ['wine'] },
    })
    expect(matches.map(({ profile }) => profile.name)).toEqual(['Emil', 'Otto'])
    expect(matches[0]?.reasons).toEqual([
      { kind: 'interests', interests: ['tea', 'wine'] },
      { kind: 'near', place: 'city' },
      { kind: 'age' },
      { kind: 'age_wished' },
    ])
    expect(matches[1]?.reasons).toEqual([
      { kind: 'near', place: 'country' },
      { kind: 'distance', km: 260 },
      { kind: 'age' },
    ])
  })

  test('SWP-1 a wanted age leaves people out both ways', async () => {
    const { client } = await joinMember(server)
    const emil = await joinMember(server, man('Emil'))
    await joinMember(server, man('Alt', { date_of_birth: '1950-01-01' }))
    const picky = { min_age: 18, max_age: 25, near: 'anywhere' as const, interests: [] }
    await emil.client.call(calls.answerMatchFinder, { body: picky })
    const { matches } = await client.call(calls.answerMatchFinder, {
      body: { ...preferences, interests: [] },
    })
    expect(matches).toEqual([])
  })

  test('SWP-1 near means the own region, and who is blocked is left out', async () => {
    const { client } = await joinMember(server)
    await client.call(calls.updateProfile, { body: { region: 'Hamburg' } })
    const emil = await joinMember(server, man('Emil'))
    await emil.client.call(calls.updateProfile, { body: { region: 'Hamburg' } })
    await joinMember(server, man('Otto'))
    const answer = { body: { ...preferences, near: 'region' as const, interests: [] } }
    const { matches } = await client.call(calls.answerMatchFinder, answer)
    expect(matches.map(({ profile }) => profile.name)).toEqual(['Emil'])
    await emil.client.call(calls.block, { body: { profile: (await me(client)).id } })
    expect((await client.call(calls.matchFinder)).matches).toEqual([])
  })

  test('API-4 the higher age below the lower is refused at its field', async () => {
    const { client } = await joinMember(server)
    const body = { ...preferences, max_age: 20, interests: [] as Interest[] }
    const refusal = await client.refused(calls.answerMatchFinder, { body })
    expect(refusal).toMatchObject({ code: 'invalid_input', field: 'max_age' })
  })
})

async function me(client: Awaited<ReturnType<typeof joinMember>>['client']) {
  const { user } = await client.call(calls.getUser)
  if (!user) throw new Error('Nobody is logged in.')
  return user
}

test('SWP-1 what is no reason counts for nothing', () => {
  const side: MatchSide = {
    age: 40,
    country: 'DE',
    region: null,
    city: null,
    interests: [],
    preferences: undefined,
  }
  const other = { ...side, country: 'AT' }
  expect(rankMatch({ me: { ...side, preferred: [] }, other, km: null })).toEqual({
    score: 0,
    reasons: [],
  })
})
