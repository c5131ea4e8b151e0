import type { Signup } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { joinMember, makePremium, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [
    testBrand('harbour'),
    testBrand('shut', { logged_out_search: 'none', logged_out_search_trafficsource: 'limited' }),
    testBrand('bare', { visible_profile_fields: ['interests'], visible_profile_notes: false }),
  ],
})

const man = (name: string, own: Partial<Signup> = {}): Partial<Signup> => ({
  name,
  gender: 'male',
  seeking: 'female',
  ...own,
})

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name).toSorted()

describe('search', () => {
  test('SRC-1 a member finds whom they seek and who seek them', async () => {
    const { client } = await joinMember(server)
    await joinMember(server, man('Emil'))
    await joinMember(server, man('Gustav', { seeking: 'male' }))
    await joinMember(server, { name: 'Olga' })
    const found = await client.call(calls.members)
    expect(names(found.results)).toEqual(['Emil'])
    expect(found).toMatchObject({ num_results: 1, limited: false, page: 1 })
  })

  test('SRC-1 country, age, region and interest narrow the search', async () => {
    const { client, user } = await joinMember(server)
    await makePremium(server, user.id)
    await joinMember(server, man('Emil', { date_of_birth: '1986-03-01', interests: ['tea'] }))
    await joinMember(server, man('Paul', { date_of_birth: '1986-03-02', country: 'AT' }))
    const search = async (query: object) =>
      names((await client.call(calls.members, { query: { ...query } })).results)
    expect(await search({ min_age: 40 })).toEqual(['Emil'])
    expect(await search({ max_age: 39 })).toEqual(['Paul'])
    expect(await search({ min_age: 39, max_age: 40 })).toEqual(['Emil', 'Paul'])
    expect(await search({ country: 'AT' })).toEqual(['Paul'])
    expect(await search({ interest: 'tea' })).toEqual(['Emil'])
  })

  test('SRC-1 people who fit all filters but one are shown when few fit', async () => {
    const { client, user } = await joinMember(server)
    await makePremium(server, user.id)
    await joinMember(server, man('Emil', { country: 'DE', interests: ['tea'] }))
    await joinMember(server, man('Paul', { country: 'AT', interests: ['tea'] }))
    await joinMember(server, man('Otto', { country: 'AT' }))
    const found = await client.call(calls.members, { query: { country: 'DE', interest: 'tea' } })
    expect(names(found.results)).toEqual(['Emil'])
    expect(names(found.similar_results)).toEqual(['Paul'])
    expect(found.similar_num_results).toBe(1)
  })

  test('PER-3 the finer filters count for premium members; others learn why theirs do not', async () => {
    const { client, user } = await joinMember(server)
    await joinMember(server, man('Emil', { interests: ['tea'] }))
    await joinMember(server, man('Paul'))
    const query = { interest: 'tea', eye_colour: 'green', min_age: 20 } as const
    const asFree = await client.call(calls.members, { query })
    expect(names(asFree.results)).toEqual(['Emil', 'Paul'])
    expect(asFree.ignored).toEqual([
      { field: 'interest', reason: 'premium_required' },
      { field: 'eye_colour', reason: 'not_offered' },
    ])
    const asVisitor = await server.client().call(calls.members, { query: { interest: 'tea' } })
    expect(asVisitor.ignored).toEqual([{ field: 'interest', reason: 'authentication_required' }])
    await makePremium(server, user.id)
    const asPremium = await client.call(calls.members, { query: { interest: 'tea' } })
    expect(names(asPremium.results)).toEqual(['Emil'])
    expect(asPremium).not.toHaveProperty('ignored')
  })

  test('SRC-1 results come in pages with their full number', async () => {
    const { client } = await joinMember(server)
    for (let n = 0; n < 26; n++) await joinMember(server, man(`Emil ${n}`))
    const first = await client.call(calls.members)
    const second = await client.call(calls.members, { query: { page: 2 } })
    expect([first.results.length, second.results.length, first.num_results]).toEqual([24, 2, 26])
    const ids = new Set([...first.results, ...second.results].map(({ id }) => id))
    expect(ids.size).toBe(26)
  })

  test('SRC-2 a visitor sees the first page and is told that there is more', async () => {
    for (let n = 0; n < 25; n++) await joinMember(server, man(`Emil ${n}`))
    const visitor = server.client()
    const first = await visitor.call(calls.members)
    expect(first).toMatchObject({ num_results: 25, limited: true })
    expect(first.results).toHaveLength(24)
    const second = await visitor.call(calls.members, { query: { page: 2 } })
    expect(second).toMatchObject({ results: [], limited: true })
  })

  test('SRC-3 people near a town are those of the towns around it, in other regions and countries too', async () => {
    const lives = async (name: string, country: string, city: string) => {
      const { client } = await joinMember(server, man(name))
      const { user } = await client.call(calls.updateProfile, { body: { country, city } })
      return user.profile.region
    }
    expect(await lives('Emil', 'DE', 'Ulm')).toBe('Baden-Württemberg')
    expect(await lives('Paul', 'DE', 'Neu-Ulm')).toBe('Bayern')
    expect(await lives('Otto', 'DE', 'Stuttgart')).toBe('Baden-Württemberg')
    expect(await lives('Ivo', 'AT', 'Bregenz')).toBe('Vorarlberg')
    const leo = await joinMember(server, man('Leo'))
    await leo.client.call(calls.updateProfile, { body: { region: 'Baden-Württemberg' } })
    const { client } = await joinMember(server)
    const near = async (country: string, town: string) =>
      names((await client.call(calls.members, { query: { country, near: town } })).results)
    // Who says no town may live there.
    expect(await near('DE', 'Ulm')).toEqual(['Emil', 'Leo', 'Paul'])
    expect(await near('DE', 'Lindau')).toEqual(['Ivo'])
    const similar = await client.call(calls.members, { query: { country: 'DE', near: 'Ulm' } })
    expect(names(similar.similar_results)).toEqual(['Ivo', 'Otto'])
  })

  test('SRC-2 a brand may show visitors nothing, and more to those of a campaign', async () => {
    const shut = () => server.client('shut.example')
    await joinMember(server, man('Emil'), shut())
    expect(await shut().call(calls.members)).toMatchObject({
      results: [],
      num_results: 1,
      limited: true,
    })
    const campaign = await shut().fetch('/api/members.php?network=paper')
    expect((await campaign.json()).results).toHaveLength(1)
  })

  test('PER-1 who has not confirmed, and who is blocked either way, is not found', async () => {
    const { client, user } = await joinMember(server)
    await signUp(server, man('Emil'))
    const paul = await joinMember(server, man('Paul'))
    const otto = await joinMember(server, man('Otto'))
    await client.call(calls.block, { body: { profile: paul.user.id } })
    await otto.client.call(calls.block, { body: { profile: user.id } })
    expect((await client.call(calls.members)).results).toEqual([])
  })

  test('DOM-5 nobody of another brand is found or seen', async () => {
    const { client } = await joinMember(server)
    const abroad = await joinMember(server, man('Emil'), server.client('shut.example'))
    expect((await client.call(calls.members)).results).toEqual([])
    const refusal = await client.refused(calls.member, { query: { id: abroad.user.id } })
    expect(refusal.code).toBe('not_found')
  })
})

describe('profiles', () => {
  test('PRO-1 what a member edits is what others see', async () => {
    const emil = await joinMember(server, man('Emil'))
    await emil.client.call(calls.updateProfile, {
      body: {
        about: '  Tea and long walks.  ',
        region: 'Hamburg',
        city: 'Hamburg',
        eye_colour: 'green',
        interests: ['tea', 'hiking'],
      },
    })
    const { client } = await joinMember(server)
    const { profile } = await client.call(calls.member, { query: { id: emil.user.id } })
    expect(profile).toMatchObject({
      about: 'Tea and long walks.',
      region: 'Hamburg',
      attributes: { eye_colour: 'green', interests: ['tea', 'hiking'], body_type: null },
    })
  })

  test('SRC-3 PRO-1 a town sets its region, in the form in which it is written there', async () => {
    const { client } = await joinMember(server)
    const move = async (body: object) => {
      const { user } = await client.call(calls.updateProfile, { body })
      return [user.profile.country, user.profile.region, user.profile.city]
    }
    expect(await move({ region: 'Hamburg', city: 'munich' })).toEqual(['DE', 'Bayern', 'München'])
    expect(await move({ city: 'Frankfurt am Main' })).toEqual(['DE', 'Hessen', 'Frankfurt am Main'])
    expect(await move({ country: 'AT', city: 'Graz' })).toEqual(['AT', 'Steiermark', 'Graz'])
    // Of several towns of one name the one in the region that was chosen.
    const hesse = { country: 'DE', region: 'Hessen', city: 'Friedberg' }
    expect(await move(hesse)).toEqual(['DE', 'Hessen', 'Friedberg'])
  })

  test.each(['Ham', 'Mün', 'Nowhere at all'])(
    'SRC-3 PRO-1 %j, which is no town, is not stored',
    async (city) => {
      const { client } = await joinMember(server)
      const refusal = await client.refused(calls.updateProfile, { body: { city, about: 'Tea' } })
      expect(refusal).toEqual({
        status: 422,
        code: 'city_unknown',
        field: 'city',
        params: { city },
      })
      expect((await client.call(calls.getUser)).user?.profile).toMatchObject({
        city: null,
        about: '',
      })
    },
  )

  test('PRO-1 a region of another country and an interest that is not offered are refused', async () => {
    const { client } = await joinMember(server)
    const region = await client.refused(calls.updateProfile, { body: { region: 'Kärnten' } })
    expect(region).toMatchObject({ code: 'invalid_input', field: 'region' })
    const interest = await client.refused(calls.updateProfile, { body: { interests: ['bondage'] } })
    expect(interest).toMatchObject({ code: 'invalid_input', field: 'interests' })
  })

  test('PRO-1 two changes at once do not undo each other', async () => {
    const { client } = await joinMember(server)
    const changes = [{ about: 'Tea' }, { eye_colour: 'green' }, { hair_colour: 'grey' }] as const
    await Promise.all(changes.map((body) => client.call(calls.updateProfile, { body })))
    const { user } = await client.call(calls.getUser)
    expect(user?.profile).toMatchObject({
      about: 'Tea',
      attributes: { eye_colour: 'green', hair_colour: 'grey' },
    })
  })

  test('PRO-1 moving to another country takes the region away', async () => {
    const { client } = await joinMember(server)
    await client.call(calls.updateProfile, { body: { region: 'Hamburg' } })
    const { user } = await client.call(calls.updateProfile, { body: { country: 'AT' } })
    expect(user.profile).toMatchObject({ country: 'AT', region: null })
  })

  test('PRO-1 fields and notes that the brand hides are told to nobody', async () => {
    const bare = () => server.client('bare.example')
    const emil = await joinMember(server, man('Emil', { interests: ['tea'] }), bare())
    await emil.client.call(calls.updateProfile, {
      body: { about: 'Hidden words', city: 'Kiel', hair_colour: 'red' },
    })
    const { profile } = await bare().call(calls.member, { query: { id: emil.user.id } })
    expect(profile).toMatchObject({ about: '', city: null })
    expect(profile.attributes).toMatchObject({ hair_colour: null, interests: ['tea'] })
  })

  test('ACC-3 a blocked member is told by whom, a blocker does not see the blocked', async () => {
    const mara = await joinMember(server)
    const emil = await joinMember(server, man('Emil'))
    await mara.client.call(calls.block, { body: { profile: emil.user.id } })
    const toEmil = await emil.client.refused(calls.member, { query: { id: mara.user.id } })
    expect(toEmil).toMatchObject({ code: 'blocked_by', params: { name: 'Mara' } })
    const toMara = await mara.client.refused(calls.member, { query: { id: emil.user.id } })
    expect(toMara.code).toBe('not_found')
    await mara.client.call(calls.unblock, { body: { profile: emil.user.id } })
    await emil.client.call(calls.member, { query: { id: mara.user.id } })
  })

  test('PER-1 a card never tells the address, the birthday or the password', async () => {
    const { user } = await joinMember(server)
    const response = await server.client().fetch(`/api/member.php?id=${user.id}`)
    const text = await response.text()
    for (const secret of ['post.example', '1990-05-20', 'argon2'])
      expect(text).not.toContain(secret)
  })
})
