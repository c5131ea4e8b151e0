import { searchCountLimit, searchPageSize } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fillPeople } from '../../../bench/fill.ts'
import { search } from '../../../src/features/search/search.ts'
import { members } from '../../../src/tables/index.ts'
import { asMember } from '../../support/asMember.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const join = (name: string) => joinMember(server, { name, gender: 'male', seeking: 'female' })

const pages = Math.ceil(searchCountLimit / searchPageSize)

/** Women who seek men, more of them than are counted. */
async function fill() {
  const { brand, clock, db } = server
  await fillPeople(db, { brand: brand.id, count: 2_600, now: clock.now() })
  const shown = and(
    eq(members.gender, 'female'),
    eq(members.profileStatus, 'active'),
    eq(members.privacyMode, false),
  )
  const [women] = await db.select({ n: count() }).from(members).where(shown)
  expect(women?.n).toBeGreaterThan(searchCountLimit)
  const first = await db
    .select({ id: members.id })
    .from(members)
    .where(shown)
    .orderBy(desc(members.hasPhoto), sql`${members.lastSeen} desc nulls last`, members.id)
    .limit(searchCountLimit)
  return first.map(({ id }) => id)
}

describe('counting people', () => {
  test('SRC-1 TRU-2 up to the limit the number of people is the true one; beyond it the answer says that there are more', async () => {
    const mara = await joinMember(server)
    const asked = async (maxCount: number) => {
      const ctx = await asMember(server, mara.user.id)
      const found = await search(ctx, { page: 1 }, { hasTrafficSource: false, maxCount })
      return [found.num_results, found.num_results_is_minimum, found.results.length]
    }
    for (const name of ['Emil', 'Paul', 'Otto', 'Gustav']) await join(name)
    expect(await asked(5)).toEqual([4, false, 4])
    expect(await asked(4)).toEqual([4, false, 4])
    expect(await asked(3)).toEqual([3, true, 3])
  })

  test('SRC-1 API-1 more people than are counted come on every page up to the limit in one order, and on none beyond', async () => {
    const first = await fill()
    const emil = await join('Emil')
    const page = (number: number) => emil.client.call(calls.members, { query: { page: number } })
    const found: string[] = []
    for (let number = 1; number <= pages; number++) {
      const { results, ...counts } = await page(number)
      expect(counts).toMatchObject({
        page: number,
        num_results: searchCountLimit,
        num_results_is_minimum: true,
        similar_results: [],
      })
      found.push(...results.map(({ id }) => id))
    }
    expect(found).toEqual(first)
    for (const number of [pages + 1, 10_000]) {
      expect(await page(number)).toMatchObject({
        results: [],
        similar_results: [],
        num_results: searchCountLimit,
        num_results_is_minimum: true,
      })
    }
  })

  test('SRC-2 TRU-2 a visitor too is told that there are more than the number', async () => {
    await fill()
    const response = await server.client().call(calls.members, { query: { gender: 'female' } })
    expect(response).toMatchObject({
      num_results: searchCountLimit,
      num_results_is_minimum: true,
      limited: true,
    })
    expect(response.results).toHaveLength(searchPageSize)
  })

  test('SRC-1 a page behind the last one is empty, and still tells how many there are', async () => {
    const { client } = await joinMember(server)
    await join('Emil')
    expect(await client.call(calls.members, { query: { page: 2 } })).toMatchObject({
      results: [],
      num_results: 1,
      num_results_is_minimum: false,
    })
  })
})
