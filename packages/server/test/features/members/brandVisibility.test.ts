import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import type { Brand } from '@bouquet/theme'
import { beforeEach, describe, expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { joinMember, linkTo, mailsTo } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const sharing = (id: string, name: string, own: Partial<Brand> = {}): Brand => ({
  ...testBrand(id, { member_resell: true, search_fields: ['region', 'interests'] }),
  name,
  ...own,
})

const brands = [
  sharing('harbour', 'Harbour'),
  sharing('dusk', 'Dusk', { niche: 'kink' }),
  sharing('quay', 'Quay', { niche: 'men-seeking-men' }),
  { ...testBrand('alone'), name: 'Alone' },
]
const server = await testServer({ brands })

type Joined = Awaited<ReturnType<typeof joinMember>>

const emilForm = { name: 'Emil', gender: 'male', seeking: 'female' } as const
const joinDusk = () => joinMember(server, emilForm, server.client('dusk.example'))

const decide = (
  { client }: Pick<Joined, 'client'>,
  given: boolean,
  brand = 'dusk',
  niche: 'kink' | 'general' = 'kink',
) => client.call(calls.decideBrandVisibility, { body: { brand, niche, given } })

const names = async ({ client }: Joined, query: object = {}) =>
  (await client.call(calls.members, { query })).results.map(({ name }) => name)

const write = ({ client }: Joined, to: Joined, text = 'Hello') =>
  client.call(calls.sendMessage, {
    body: { client_id: clientMessageIdSchema.parse(randomUUID()), profile: to.user.id, text },
  })

const see = ({ client }: Pick<Joined, 'client'>, { user: { id } }: Joined) => ({
  is: async () => (await client.call(calls.member, { query: { id } })).profile,
  isNot: async () => (await client.refused(calls.member, { query: { id } })).code,
})

/** Mara of Harbour and Emil of Dusk. */
let mara: Joined
let emil: Joined

beforeEach(async () => {
  mara = await joinMember(server)
  emil = await joinDusk()
})

describe('before a consent', () => {
  test('DOM-8 nobody of another brand is found, seen, liked or written to', async () => {
    expect(await names(emil)).toEqual([])
    expect(await see(emil, mara).isNot()).toBe('not_found')
    const body = { profile: mara.user.id }
    expect((await emil.client.refused(calls.like, { body })).code).toBe('not_found')
    const client_id = clientMessageIdSchema.parse(randomUUID())
    const sent = { body: { ...body, client_id, text: 'Hello' } }
    expect((await emil.client.refused(calls.sendMessage, sent)).code).toBe('not_found')
  })

  test('DOM-8 each brand is told with who runs it, how explicit it is and what being seen there reveals', async () => {
    const { brands: offered } = await mara.client.call(calls.brandVisibility)
    expect(offered).toEqual([
      expect.objectContaining({
        id: 'dusk',
        name: 'Dusk',
        domain: 'dusk.example',
        company: 'Quay Media B.V.',
        niche: 'kink',
        more_explicit: true,
        reveals: 'sex_life',
        since: null,
      }),
    ])
    const fromDusk = await emil.client.call(calls.brandVisibility)
    expect(fromDusk.brands.map(({ id, more_explicit }) => [id, more_explicit])).toEqual([
      ['harbour', false],
      ['quay', false],
    ])
  })

  test('DOM-8 a brand without the setting neither offers nor is offered', async () => {
    const alone = await joinMember(server, {}, server.client('alone.example'))
    expect((await alone.client.call(calls.brandVisibility)).brands).toEqual([])
    for (const [who, brand] of [
      [alone, 'dusk'],
      [mara, 'alone'],
      [mara, 'quay'],
    ] as const) {
      const body = { brand, niche: 'kink' as const, given: true }
      expect((await who.client.refused(calls.decideBrandVisibility, { body })).code).toBe(
        'not_found',
      )
    }
  })

  test('DOM-8 a consent to another niche than the brand has now is refused', async () => {
    const body = { brand: 'dusk', niche: 'general' as const, given: true }
    expect(await mara.client.refused(calls.decideBrandVisibility, { body })).toMatchObject({
      code: 'invalid_input',
      field: 'niche',
    })
    expect(await names(emil)).toEqual([])
  })
})

describe('with a consent', () => {
  test('DOM-8 TRU-3 a consent is kept with version and time, and so is taking it back', async () => {
    const given = await decide(mara, true)
    expect(given.brands[0]?.since).toBe(server.clock.now().toISOString())
    server.clock.pass(60)
    const takenBack = await decide(mara, false)
    expect(takenBack.brands[0]?.since).toBeNull()
    const { consents } = await mara.client.call(calls.consents)
    const version = '2024-05-01T12:00:00.000Z'
    expect(consents.slice(0, 2)).toMatchObject([
      { kind: 'other_brand', brand: 'Dusk', given: false, version },
      { kind: 'other_brand', brand: 'Dusk', given: true, version },
    ])
    await decide(mara, false)
    expect((await mara.client.call(calls.consents)).consents).toHaveLength(3)
  })

  test('DOM-8 members of the other brand find and see who agreed as of their own, and nobody else does', async () => {
    await decide(mara, true)
    const { photo } = await mara.client.call(calls.uploadPhoto, { file: await picture() })
    await server.jobs.drain()
    expect(await names(emil)).toEqual(['Mara'])
    expect(await names(emil, { country: 'DE', min_age: 30 })).toEqual(['Mara'])
    expect(await names(emil, { country: 'AT' })).toEqual([])
    expect(await see(emil, mara).is()).toMatchObject({ name: 'Mara', home_brand: 'Harbour' })
    expect((await emil.client.fetch(photo.filename)).status).toBe(200)

    const visitor = { client: server.client('dusk.example') }
    expect(await see(visitor, mara).isNot()).toBe('not_found')
    expect((await visitor.client.fetch(photo.filename)).status).toBe(404)
    const { num_results } = await visitor.client.call(calls.members, {
      query: { gender: 'female' },
    })
    expect(num_results).toBe(0)
    const quay = await joinMember(server, emilForm, server.client('quay.example'))
    expect(await names(quay)).toEqual([])
    expect(await see(mara, emil).isNot()).toBe('not_found')
  })

  test('DOM-8 filters by attributes find members of other brands too', async () => {
    await decide(mara, true)
    await mara.client.call(calls.updateProfile, { body: { interests: ['tea'] } })
    await server.db.execute('update members set paid = true')
    expect(await names(emil, { interest: 'tea' })).toEqual(['Mara'])
    expect(await names(emil, { interest: 'wine' })).toEqual([])
  })

  test('DOM-8 LIK-1 a like reaches members of other brands on their own, where the other is seen then', async () => {
    await decide(mara, true)
    await emil.client.call(calls.like, { body: { profile: mara.user.id } })
    expect((await mara.client.call(calls.likes)).liked_by).toMatchObject([
      { name: 'Emil', home_brand: 'Dusk' },
    ])
    expect((await see(mara, emil).is()).home_brand).toBe('Dusk')
    const back = { body: { profile: emil.user.id } }
    expect(await mara.client.call(calls.like, back)).toEqual({ match: true })
    expect(await names(mara)).toEqual([])
  })

  test('DOM-8 CHT-7 messages go both ways, and mails lead to the receiver’s own brand', async () => {
    await decide(mara, true)
    server.clock.pass(3_600)
    await emil.client.call(calls.getUser)
    await write(emil, mara)
    expect(await linkTo(server, mara.user.email)).toMatch(/^\/chats\//)
    const [mail] = (await mailsTo(server, mara.user.email)).slice(-1)
    expect(mail).toMatchObject({ brand: 'harbour' })
    expect(mail?.text).toContain('http://harbour.localhost')

    const { chats } = await mara.client.call(calls.chats)
    expect(chats).toMatchObject([{ profile: { name: 'Emil' }, num_unread_messages: 1 }])
    const before = (await mara.client.call(calls.getUser)).user?.credits ?? 0
    const { credits } = await write(mara, emil, 'Hello to you')
    expect(credits).toBe(before - server.brand.settings.message_credits)
    const [thread] = (await emil.client.call(calls.chats)).chats
    expect(thread?.last_message?.body).toEqual({ kind: 'text', text: 'Hello to you' })
  })

  test('DOM-8 ACC-4 members of other brands can be reported and blocked from there', async () => {
    await decide(mara, true)
    const subject = { kind: 'profile' as const, profile: mara.user.id }
    await emil.client.call(calls.complain, {
      body: { subject, reason: 'fake_profile', text: 'Not right, I think.' },
    })
    await emil.client.call(calls.block, { body: { profile: mara.user.id } })
    expect(await names(emil)).toEqual([])
  })

  test('DOM-8 members in privacy mode are found on no other brand', async () => {
    await decide(mara, true)
    await mara.client.call(calls.updateUser, { body: { privacy_mode: true } })
    expect(await names(emil)).toEqual([])
    expect(await see(emil, mara).isNot()).toBe('not_found')
  })
})

describe('the end of a consent', () => {
  /** Both have liked and written. */
  async function inContact() {
    await decide(mara, true)
    await emil.client.call(calls.like, { body: { profile: mara.user.id } })
    await write(emil, mara)
    await write(mara, emil)
  }

  /** Neither has anything of the other left. */
  async function expectApart() {
    expect(await names(emil)).toEqual([])
    for (const [one, other] of [
      [emil, mara],
      [mara, emil],
    ] as const) {
      expect(await see(one, other).isNot()).toBe('not_found')
      expect((await one.client.call(calls.chats)).chats).toEqual([])
      const likes = await one.client.call(calls.likes)
      expect([...likes.profiles, ...likes.liked_by, likes.num_new_likes]).toEqual([0])
      expect((await one.client.call(calls.activity)).activity).toEqual([])
      const client_id = clientMessageIdSchema.parse(randomUUID())
      const body = { client_id, profile: other.user.id, text: 'Hello' }
      expect((await one.client.refused(calls.sendMessage, { body })).code).toBe('not_found')
    }
  }

  test('DOM-8 taking a consent back removes the member from the other brand at once, with likes and conversations', async () => {
    await inContact()
    const [chat] = (await emil.client.call(calls.chats)).chats
    await decide(mara, false)
    await expectApart()
    const query = { conversation: chat?.conversation.id }
    expect((await emil.client.refused(calls.conversation, { query })).code).toBe('not_found')
    await decide(mara, true)
    expect(await names(emil)).toEqual(['Mara'])
    expect((await emil.client.call(calls.chats)).chats).toEqual([])
  })

  test('DOM-8 contacts with members of other brands stay', async () => {
    await inContact()
    const paul = await joinMember(server, { ...emilForm, name: 'Paul' })
    await write(paul, mara)
    await decide(mara, false)
    expect((await mara.client.call(calls.chats)).chats).toMatchObject([
      { profile: { name: 'Paul' } },
    ])
  })

  test('DOM-8 a brand that becomes another niche or ends the sharing shows nobody any more', async () => {
    const [, dusk] = brands
    if (!dusk) throw new Error('There is no second brand.')
    await inContact()
    for (const changed of [
      { ...dusk, niche: 'casual' as const },
      { ...dusk, settings: { ...dusk.settings, member_resell: false } },
    ]) {
      brands[1] = changed
      await expectApart()
    }
    brands[1] = dusk
    expect(await names(emil)).toEqual(['Mara'])
  })

  test('DOM-8 TRU-3 a consent goes with the account', async () => {
    await decide(mara, true)
    await mara.client.call(calls.deleteAccount, { body: {} })
    expect(await names(emil)).toEqual([])
    expect(await see(emil, mara).isNot()).toBe('not_found')
  })
})
