import {
  type Attributes,
  genders,
  type SearchQuery,
  searchCountLimit,
  searchPageSize,
} from '@bouquet/contract'
import { profileFieldSchema } from '@bouquet/contract/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSimilar, minResults } from '../../../src/features/search/search.rules.ts'
import { search } from '../../../src/features/search/search.ts'
import { relaxedQueries } from '../../../src/features/search/similar.rules.ts'
import { emptyAttributes } from '../../../src/features/settings/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import { blocks, likes, type MemberRow, members } from '../../../src/tables/index.ts'
import { asMember } from '../../support/asMember.ts'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'

const search_fields = profileFieldSchema.options
/** One brand with labelled fictional people, one where they are off. */
const labelled = testBrand('harbour', { fictional_profiles: true, search_fields })
const plain = testBrand('plain', { fictional_profiles: false, search_fields })
const server = await testServer({ brands: [labelled, plain] })

const countries = ['DE', 'AT'] as const
const regions = ['Hamburg', null] as const
const births = ['1970-03-01', '1988-03-01', '1992-03-01'] as const
const towns = ['Kiel', 'kiel', null] as const
const visits = [null, '2026-01-02T10:00:00Z', '2026-01-02T11:00:00Z'] as const

const attributes: fc.Arbitrary<Attributes> = fc.record(
  {
    sexuality: fc.constantFrom('hetero', 'bi', null),
    hair_colour: fc.constantFrom('red', 'grey', null),
    eye_colour: fc.constantFrom('grey', 'brown', null),
    body_type: fc.constantFrom('slim', null),
    relationship_status: fc.constantFrom('single', null),
    interests: fc.uniqueArray(fc.constantFrom('tea', 'wine', 'art')),
  },
  { noNullPrototype: true },
)

const person = fc.record({
  brand: fc.constantFrom(labelled, plain),
  gender: fc.constantFrom(...genders),
  seeking: fc.constantFrom(...genders),
  country: fc.constantFrom(...countries),
  region: fc.constantFrom(...regions),
  city: fc.constantFrom(...towns),
  attributes,
  hasPhoto: fc.boolean(),
  lastSeen: fc.constantFrom(...visits),
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
  city: null,
  attributes: emptyAttributes,
  hasPhoto: false,
  lastSeen: null,
  dateOfBirth: '1988-03-01',
  profileStatus: 'active',
  privacyMode: false,
  fictional: false,
  blocks: 'none',
  likesViewer: false,
}

const filter = {
  gender: fc.constantFrom(...genders),
  country: fc.constantFrom(...countries),
  countryregion: fc.constant('Hamburg'),
  min_age: fc.constantFrom(30, 36),
  max_age: fc.constantFrom(37, 60),
  city: fc.constant(' Kiel'),
  interest: fc.constantFrom('tea', 'wine'),
  sexuality: fc.constantFrom('hetero', 'bi'),
  hair_colour: fc.constantFrom('red', 'grey'),
  eye_colour: fc.constantFrom('grey', 'brown'),
  body_type: fc.constant('slim'),
  relationship_status: fc.constant('single'),
}
const { interest, body_type, hair_colour, ...others } = filter
/** All that can be wanted for, and little, which more people meet. */
const filters = fc.oneof(
  fc.record(filter, { requiredKeys: [] }),
  fc.record({ interest, body_type }, { requiredKeys: [] }),
  fc.record({ interest, hair_colour, body_type }),
  fc.record({ interest, ...others }, { requiredKeys: ['interest'] }),
)

type Filters = Omit<SearchQuery, 'page'>

function ageOf({ dateOfBirth }: Person): number {
  const today = server.clock.now().toISOString()
  const hadBirthday = today.slice(5, 10) >= dateOfBirth.slice(5)
  return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** Whether the viewer may come upon somebody in any search, whatever is wanted. */
const mayBeSeen = (one: Person, brand: typeof labelled) =>
  one.brand.id === brand.id &&
  one.profileStatus === 'active' &&
  one.blocks === 'none' &&
  (!one.privacyMode || one.likesViewer) &&
  (!one.fictional || brand.settings.fictional_profiles)

const isWanted = (one: Person, { gender }: Filters) =>
  gender ? one.gender === gender : one.gender === 'male' && one.seeking === 'female'

const singleFilters = [
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
] as const satisfies readonly (keyof Attributes & keyof Filters)[]

const isThere = (one: Person, query: Filters) =>
  (!query.country || one.country === query.country) &&
  (!query.countryregion || one.region === query.countryregion) &&
  (!query.city || one.city?.toLowerCase() === query.city.trim().toLowerCase()) &&
  (!query.min_age || ageOf(one) >= query.min_age) &&
  (!query.max_age || ageOf(one) <= query.max_age)

/** How many of the filters somebody does not match. */
const missing = ({ attributes }: Person, { interest, ...query }: Filters) =>
  singleFilters.filter((filter) => query[filter] && attributes[filter] !== query[filter]).length +
  (interest && !attributes.interests.includes(interest) ? 1 : 0)

const fits = (one: Person, query: Filters) => isThere(one, query) && missing(one, query) === 0

/** Who lacks one thing: what they could tell, then the place or the age, step by step. */
function comeClose<P extends Known>(seen: readonly P[], query: Omit<SearchQuery, 'near'>): P[] {
  const steps = [
    (one: P) => isThere(one, query) && missing(one, query) === 1,
    ...relaxedQueries(query).map(
      (step) => (one: P) => fits(one, { ...step, near: undefined }) && !isThere(one, query),
    ),
  ]
  return [...new Set(steps.flatMap((step) => inOrder(seen.filter(step))))]
}

type Known = Person & { readonly id: string }

/** With a picture first, then who was here last. */
const inOrder = <P extends Known>(people: readonly P[]) =>
  people.toSorted(
    (a, b) =>
      Number(b.hasPhoto) - Number(a.hasPhoto) ||
      (b.lastSeen ?? '').localeCompare(a.lastSeen ?? '') ||
      a.id.localeCompare(b.id),
  )

function rowOf({ brand, blocks: _, likesViewer, lastSeen, ...own }: Person, id: string): MemberRow {
  const now = server.clock.now()
  return {
    ...own,
    id,
    brand: brand.id,
    email: `${id}@post.example`,
    name: id,
    passwordHash: 'none',
    status: 'active',
    about: '',
    language: 'de',
    timeZone: null,
    mailRefused: null,
    notificationsDisabled: [],
    pushDisabled: [],
    signupSteps: [],
    tracking: {},
    countedSteps: [],
    credits: 0,
    paid: true,
    termsVersion: now,
    signupDate: now,
    confirmedAt: now,
    lastSeen: lastSeen && new Date(lastSeen),
    activitySeen: now,
  }
}

test('PER-1 SRC-1 TRU-1 page, order, count and similar people are those of a plain filter: nobody blocked, hidden, deleted, of another brand, or fictional where that is off', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(labelled, plain),
      fc.array(person, { minLength: 1, maxLength: 30 }),
      fc.array(filters, { minLength: 4, maxLength: 4 }),
      fc.constantFrom(searchCountLimit, searchPageSize + 2, 5),
      async (brand, people, queries, maxCount) => {
        await server.db.delete(members)
        const mara = newId()
        const all = people.map((one) => ({ ...one, id: newId() }))
        const rows = all.map(({ id, ...one }) => rowOf(one, id))
        await server.db.insert(members).values([...rows, rowOf({ ...viewer, brand }, mara)])
        const ctx = await asMember({ ...server, brand }, mara)
        const created = server.clock.now()
        for (const { id, ...one } of all) {
          if (one.likesViewer)
            await server.db.insert(likes).values({ liker: id, liked: mara, created })
          if (one.blocks === 'theirs')
            await server.db.insert(blocks).values({ blocker: id, blocked: mara, created })
          if (one.blocks === 'mine') {
            await server.db.insert(blocks).values({ blocker: mara, blocked: id, created })
          }
        }
        const options = { hasTrafficSource: false, maxCount }
        for (const query of queries) {
          const seen = all.filter((one) => mayBeSeen(one, brand) && isWanted(one, query))
          const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
          const matching = inOrder(seen.filter((one) => fits(one, query)))
          const response = await search(ctx, { ...query, page: 1 }, options)
          const second = await search(ctx, { ...query, page: 2 }, options)
          const listed = idsOf(matching).slice(0, maxCount)
          expect(idsOf(response.results)).toEqual(listed.slice(0, searchPageSize))
          expect(idsOf(second.results)).toEqual(listed.slice(searchPageSize, 2 * searchPageSize))
          for (const { num_results, num_results_is_minimum } of [response, second]) {
            expect(num_results).toBe(listed.length)
            expect(num_results_is_minimum).toBe(matching.length > maxCount)
          }
          const isEnough = listed.length >= minResults
          const close = isEnough ? [] : comeClose(seen, { ...query, page: 1 })
          expect(idsOf(response.similar_results)).toEqual(idsOf(close.slice(0, maxSimilar)))
        }
      },
    ),
    { numRuns: 40 },
  )
})
