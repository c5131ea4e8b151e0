import type { Signup } from '@bouquet/contract'
import { calls, searchQuerySchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { relaxedQueries } from '../../../src/features/search/similar.rules.ts'
import { joinMember, makePremium } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const join = (name: string, own: Partial<Signup> = {}) =>
  joinMember(server, { name, gender: 'male', seeking: 'female', ...own })

/** Somebody of this age at the time of the tests. */
const aged = (years: number): Partial<Signup> => ({
  date_of_birth: `${server.clock.now().getUTCFullYear() - years - 1}-12-31`,
})

describe('people who come close', () => {
  test('SRC-1 people who come close are shown step by step: a little older, then from elsewhere, then of any age', async () => {
    const { client } = await joinMember(server)
    const inHamburg = async (name: string, own: Partial<Signup>) => {
      const { client: his } = await join(name, own)
      await his.call(calls.updateProfile, { body: { region: 'Hamburg' } })
    }
    await inHamburg('Old', aged(60))
    await join('Elsewhere', aged(40))
    await inHamburg('Older', aged(47))
    await inHamburg('Near', aged(42))
    await inHamburg('Fits', aged(40))
    await join('Lacks two', aged(60))
    const query = { country: 'DE', countryregion: 'Hamburg', min_age: 39, max_age: 41 }
    const { results, similar_results, similar_num_results } = await client.call(calls.members, {
      query,
    })
    expect(results.map(({ name }) => name)).toEqual(['Fits'])
    const names = similar_results.map(({ name }) => name)
    expect(names).toEqual(['Near', 'Older', 'Elsewhere', 'Old'])
    expect(similar_num_results).toBe(4)
  })

  test('SRC-1 TRU-2 people who come close are a dozen at most, the same each time, and the answer tells how many it gives', async () => {
    const { client } = await joinMember(server)
    for (let n = 0; n < 14; n++) await join(`Emil ${n}`, { ...aged(40), country: 'AT' })
    const send = () =>
      client.call(calls.members, { query: { country: 'DE', min_age: 39, max_age: 41 } })
    const first = await send()
    expect(first).toMatchObject({ num_results: 0, similar_num_results: 12 })
    expect(new Set(first.similar_results.map(({ id }) => id)).size).toBe(12)
    expect((await send()).similar_results).toEqual(first.similar_results)
  })

  test('SRC-1 somebody who told no region comes close to a search for one', async () => {
    const { client } = await joinMember(server)
    await join('Emil')
    const query = { country: 'DE', countryregion: 'Hamburg' }
    const { similar_results } = await client.call(calls.members, { query })
    expect(similar_results.map(({ name }) => name)).toEqual(['Emil'])
  })

  test('PER-3 a premium member sees who lacks one thing of many', async () => {
    const { client, user } = await joinMember(server)
    await makePremium(server, user.id)
    await join('Emil', { interests: ['tea'] })
    await join('Paul', { interests: ['hiking'] })
    await join('Otto', { interests: ['hiking'], country: 'AT' })
    await join('Gustav', { interests: ['tea'], country: 'AT' })
    const query = { country: 'DE', interest: 'tea', min_age: 30 } as const
    const { results, similar_results } = await client.call(calls.members, { query })
    expect(results.map(({ name }) => name)).toEqual(['Emil'])
    expect(similar_results.map(({ name }) => name)).toEqual(['Paul', 'Gustav'])
  })

  test('SRC-1 each step lets go of the place or the age; ages are stretched first and given up last', () => {
    const asked = searchQuerySchema.omit({ near: true }).parse({
      country: 'DE',
      min_age: 20,
      max_age: 30,
      interest: 'tea',
    })
    expect(relaxedQueries(asked)).toEqual([
      { ...asked, min_age: 18, max_age: 33 },
      { ...asked, min_age: 18, max_age: 38 },
      { page: 1, min_age: 20, max_age: 30, interest: 'tea' },
      { page: 1, country: 'DE', interest: 'tea' },
    ])
  })

  test('SRC-1 without filters nobody comes close', () => {
    expect(relaxedQueries(searchQuerySchema.omit({ near: true }).parse({}))).toEqual([])
  })
})
