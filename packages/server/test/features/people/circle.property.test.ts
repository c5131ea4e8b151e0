import { genders, type SearchQuery } from '@bouquet/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { search } from '../../../src/features/people/search.ts'
import { noAttributes } from '../../../src/features/settings/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import { blocks, likes, type MemberRow, members } from '../../../src/tables/index.ts'
import { asMember } from '../../support/asMember.ts'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'

/** One brand with labelled fictional people, one where they are off. */
const labelled = testBrand('harbour', { fictional_profiles: true })
const plain = testBrand('plain', { fictional_profiles: false })
const server = await testServer({ brands: [labelled, plain] })

const countries = ['DE', 'AT'] as const
const regions = ['Hamburg', null] as const
const births = ['1970-03-01', '1988-03-01', '1992-03-01'] as const

const person = fc.record({
  brand: fc.constantFrom(labelled, plain),
  gender: fc.constantFrom(...genders),
  seeking: fc.constantFrom(...genders),
  country: fc.constantFrom(...countries),
  region: fc.constantFrom(...regions),
  dateOfBirth: fc.constantFrom(...births),
  profileStatus: fc.constantFrom('active', 'active', 'active', 'disabled'),
  privacyMode: fc.constantFrom(false, false, true),
  fictional: fc.constantFrom(false, false, true),
  /** How they and the viewer stand. */
  blocks: fc.constantFrom('none', 'none', 'none', 'theirs', 'mine'),
  likesViewer: fc.boolean(),
})
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never

const viewer: Omit<Person, 'brand'> = {
  gender: 'female',
  seeking: 'male',
  country: 'DE',
  region: null,
  dateOfBirth: '1988-03-01',
  profileStatus: 'active',
  privacyMode: false,
  fictional: false,
  blocks: 'none',
  likesViewer: false,
}

const wishes = fc.record(
  {
    gender: fc.constantFrom(...genders),
    country: fc.constantFrom(...countries),
    countryregion: fc.constant('Hamburg'),
    min_age: fc.constantFrom(30, 36),
    max_age: fc.constantFrom(37, 60),
  },
  { requiredKeys: [] },
)

type Wishes = Omit<SearchQuery, 'page'>

function ageOf({ dateOfBirth }: Person): number {
  const today = server.clock.now().toISOString()
  const hadBirthday = today.slice(5, 10) >= dateOfBirth.slice(5)
  return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** Whether the viewer may come upon somebody in any search, whatever is wished. */
const mayBeSeen = (one: Person, brand: typeof labelled) =>
  one.brand.id === brand.id &&
  one.profileStatus === 'active' &&
  one.blocks === 'none' &&
  (!one.privacyMode || one.likesViewer) &&
  (!one.fictional || brand.settings.fictional_profiles)

const isSought = (one: Person, { gender }: Wishes) =>
  gender ? one.gender === gender : one.gender === 'male' && one.seeking === 'female'

const fits = (one: Person, query: Wishes) =>
  (!query.country || one.country === query.country) &&
  (!query.countryregion || one.region === query.countryregion) &&
  (!query.min_age || ageOf(one) >= query.min_age) &&
  (!query.max_age || ageOf(one) <= query.max_age)

function rowOf({ brand, blocks: _, likesViewer, ...own }: Person, id: string): MemberRow {
  const now = server.clock.now()
  return {
    ...own,
    id,
    brand: brand.id,
    email: `${id}@post.example`,
    name: id,
    passwordHash: 'none',
    status: 'active',
    city: null,
    about: '',
    attributes: noAttributes,
    language: 'de',
    notificationsDisabled: [],
    pushDisabled: [],
    signupSteps: [],
    tracking: {},
    pictured: false,
    credits: 0,
    paid: false,
    termsVersion: now,
    signupDate: now,
    confirmedAt: now,
    lastSeen: null,
  }
}

test('PER-1 SRC-1 TRU-1 page, count and similar people are those of a plain filter: nobody blocked, hidden, deleted, of another brand, or fictional where that is off', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(labelled, plain),
      fc.array(person, { minLength: 1, maxLength: 20 }),
      fc.array(wishes, { minLength: 4, maxLength: 4 }),
      async (brand, people, queries) => {
        await server.db.delete(members)
        const mara = newId()
        const all = people.map((one) => ({ ...one, id: newId() }))
        const rows = all.map(({ id, ...one }) => rowOf(one, id))
        await server.db.insert(members).values([...rows, rowOf({ ...viewer, brand }, mara)])
        const ctx = await asMember({ ...server, brand }, mara)
        const created = server.clock.now()
        for (const { id, ...one } of all) {
          const toViewer = { from: id, to: mara, created }
          if (one.likesViewer) await server.db.insert(likes).values(toViewer)
          if (one.blocks === 'theirs') await server.db.insert(blocks).values(toViewer)
          if (one.blocks === 'mine') {
            await server.db.insert(blocks).values({ from: mara, to: id, created })
          }
        }
        for (const query of queries) {
          const seen = all.filter((one) => mayBeSeen(one, brand) && isSought(one, query))
          const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted()
          const answer = await search(ctx, { ...query, page: 1 }, { hasTrafficSource: false })
          const fitting = seen.filter((one) => fits(one, query))
          expect(idsOf(answer.results)).toEqual(idsOf(fitting))
          expect(answer.num_results).toBe(fitting.length)
          expect(answer.num_results_is_minimum).toBe(false)
          const others = idsOf(seen.filter((one) => !fits(one, query)))
          for (const id of idsOf(answer.similar_results)) expect(others).toContain(id)
        }
      },
    ),
    { numRuns: 60 },
  )
})
