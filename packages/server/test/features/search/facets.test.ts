import {
  bodyTypes,
  eyeColors,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { search } from '../../../src/features/search/search.ts'
import { emptyAttributes } from '../../../src/features/settings/index.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { asMember } from '../../support/asMember.ts'
import { testBrand } from '../../support/brand.ts'
import { joinMember, makePremium } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour', { search_fields: ['interests', 'eye_colour', 'hair_colour'] })],
})

test('SRC-1 PRO-1 a changed attribute is found by its new value and no longer by the old one', async () => {
  const { client, user } = await joinMember(server)
  await makePremium(server, user.id)
  const emil = await joinMember(server, { name: 'Emil', gender: 'male', seeking: 'female' })
  await emil.client.call(calls.updateProfile, {
    body: { interests: ['tea'], eye_colour: 'green', hair_colour: 'red' },
  })
  const found = async (filters: object) =>
    (await client.call(calls.members, { query: { ...filters } })).num_results
  const query = { interest: 'tea', eye_colour: 'green', hair_colour: 'red' }
  expect(await found(query)).toBe(1)
  await emil.client.call(calls.updateProfile, { body: { interests: ['wine'] } })
  expect(await found(query)).toBe(0)
  expect(await found({ ...query, interest: 'wine' })).toBe(1)
  await emil.client.call(calls.updateProfile, { body: { eye_colour: null } })
  expect(await found({ ...query, interest: 'wine' })).toBe(0)
  expect(await found({ interest: 'wine' })).toBe(1)
})

type Values = Readonly<Record<string, string>>

/** Every choice of values, with and without each of the fields. */
function combinationsOf(fields: Readonly<Record<string, readonly string[]>>): Values[] {
  let combinations: Values[] = [{}]
  for (const [field, values] of Object.entries(fields)) {
    combinations = combinations.flatMap((some) => [
      some,
      ...values.map((value) => ({ ...some, [field]: value })),
    ])
  }
  return combinations
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = letters.flatMap((first) => letters.map((second) => `${first}${second}`))

test('SRC-1 every combination of attributes within a group and every country has a hash of its own', async () => {
  const combinations = [
    ...combinationsOf({ hair_colour: hairColors, eye_colour: eyeColors, body_type: bodyTypes }),
    ...combinationsOf({ sexuality: sexualities, relationship_status: relationshipStatuses }),
    ...interests.map((interest) => ({ interests: [interest] })),
  ].filter((attributes) => Object.keys(attributes).length > 0)
  const rows = await readRows(
    server.db,
    sql`select distinct hash from jsonb_array_elements(${JSON.stringify(combinations)}::jsonb) attributes,
      unnest(facet_hashes('harbour', 'female', '', null, attributes)) hash
      union select unnest(facet_hashes('harbour', 'female', country, null, '{}'))
      from jsonb_array_elements_text(${JSON.stringify(countries)}::jsonb) country`,
    z.object({ hash: z.number() }),
  )
  expect(rows.length).toBe(combinations.length + 1 + countries.length)
})

test('SRC-1 attributes and regions that are missing or null have no hash', async () => {
  const attributes = { ...emptyAttributes, hair_colour: 'red' }
  const rows = await readRows(
    server.db,
    sql`select facet_hashes('harbour', 'female', 'DE', null, ${JSON.stringify(attributes)}::jsonb) as some,
      facet_hashes('harbour', 'female', 'DE', null, '{}') as none,
      facet_hashes('harbour', 'female', 'DE', 'Hamburg', '{}') as region`,
    z.object({
      some: z.array(z.number()),
      none: z.array(z.number()),
      region: z.array(z.number()),
    }),
  )
  const number = expect.any(Number)
  expect(rows).toEqual([{ some: [number, number], none: [number], region: [number, number] }])
})

test('SRC-1 one match among many is found, which others precede in display order', async () => {
  const { user } = await joinMember(server)
  await makePremium(server, user.id)
  for (const name of ['Emil', 'Bo', 'Carl', 'Dan', 'Finn']) {
    const { client } = await joinMember(server, { name, gender: 'male', seeking: 'female' })
    if (name === 'Carl') await client.call(calls.updateProfile, { body: { interests: ['tea'] } })
  }
  const ctx = await asMember(server, user.id)
  const { results } = await search(ctx, { interest: 'tea', page: 1 }, { hasTrafficSource: false })
  expect(results.map(({ name }) => name)).toEqual(['Carl'])
})
