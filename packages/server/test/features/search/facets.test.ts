import {
  bodyTypes,
  calls,
  eyeColours,
  hairColours,
  interests,
  relationshipStatuses,
  sexualities,
} from '@bouquet/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { search } from '../../../src/features/search/search.ts'
import { emptyAttributes } from '../../../src/features/settings/index.ts'
import { readRows } from '../../../src/platform/database/readRows.ts'
import { members } from '../../../src/tables/index.ts'
import { asMember } from '../../support/asMember.ts'
import { testBrand } from '../../support/brand.ts'
import { joinMember, makePremium } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour', { search_fields: ['interests', 'eye_colour', 'hair_colour'] })],
})

test('SRC-1 PRO-1 who tells something else is found by that, and by the old no more', async () => {
  const { client, user } = await joinMember(server)
  await makePremium(server, user.id)
  const emil = await joinMember(server, { name: 'Emil', gender: 'male', seeking: 'female' })
  await emil.client.call(calls.updateProfile, {
    body: { interests: ['tea'], eye_colour: 'green', hair_colour: 'red' },
  })
  const found = async (query: object) =>
    (await client.call(calls.members, { query: { ...query } })).num_results
  const wishes = { interest: 'tea', eye_colour: 'green', hair_colour: 'red' }
  expect(await found(wishes)).toBe(1)
  await emil.client.call(calls.updateProfile, { body: { interests: ['wine'] } })
  expect(await found(wishes)).toBe(0)
  expect(await found({ ...wishes, interest: 'wine' })).toBe(1)
  await emil.client.call(calls.updateProfile, { body: { eye_colour: null } })
  expect(await found({ ...wishes, interest: 'wine' })).toBe(0)
  expect(await found({ interest: 'wine' })).toBe(1)
})

test('SRC-1 all that can be told has a place of its own', async () => {
  const alone = [sexualities, hairColours, eyeColours, bodyTypes, relationshipStatuses]
  await joinMember(server, { name: 'Emil' })
  const most = Math.max(...alone.map(({ length }) => length))
  for (let n = 0; n < most; n++) {
    await server.db.update(members).set({
      attributes: {
        sexuality: sexualities[n] ?? null,
        hair_colour: hairColours[n] ?? null,
        eye_colour: eyeColours[n] ?? null,
        body_type: bodyTypes[n] ?? null,
        relationship_status: relationshipStatuses[n] ?? null,
        interests: [...interests],
      },
    })
  }
  const [places] = await readRows(
    server.db,
    sql`select count(distinct place) as n from told_words`,
    z.object({ n: z.coerce.number() }),
  )
  expect(places?.n).toBe([...alone, interests].flat().length)
})

test('SRC-1 new words told at the same time, or in vain, take one place each', async () => {
  const people = await Promise.all(
    interests.slice(0, 6).map((_, n) => joinMember(server, { name: `Member ${n}` })),
  )
  await server.db.execute(sql`delete from told_words`)
  const telling = (id: string, told: readonly (typeof interests)[number][]) =>
    server.db.transaction(async (tx) => {
      await tx
        .update(members)
        .set({ attributes: { ...emptyAttributes, interests: [...told] } })
        .where(eq(members.id, id))
      if (told.includes('tea')) throw new Error('undone')
    })
  await Promise.allSettled(
    people.map(({ user }, n) =>
      telling(user.id, n % 2 === 0 ? ['tea'] : ['wine', interests[n] ?? 'art']),
    ),
  )
  const places = await readRows(
    server.db,
    sql`select place from told_words order by place`,
    z.object({ place: z.number() }),
  )
  expect(places.map(({ place }) => place)).toEqual(places.map((_, n) => n))
  expect(places.length).toBeGreaterThan(1)
})

test('SRC-1 who fits is found although those looked at first do not, whichever way is tried', async () => {
  const { user } = await joinMember(server)
  await makePremium(server, user.id)
  for (const name of ['Emil', 'Bo', 'Carl', 'Dan', 'Finn']) {
    const { client } = await joinMember(server, { name, gender: 'male', seeking: 'female' })
    if (name === 'Carl') await client.call(calls.updateProfile, { body: { interests: ['tea'] } })
  }
  const ctx = await asMember(server, user.id)
  const found = async (lookedUp: number) => {
    const options = { hasTrafficSource: false, limits: { sampled: 1, lookedUp } }
    const { results } = await search(ctx, { interest: 'tea', page: 1 }, options)
    return results.map(({ name }) => name)
  }
  expect(await found(1)).toEqual(['Carl'])
  expect(await found(0)).toEqual(['Carl'])
})
