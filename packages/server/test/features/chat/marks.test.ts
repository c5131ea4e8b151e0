import { randomUUID } from 'node:crypto'
import { type Interest, type LiveEvent, localeCodes } from '@bouquet/contract'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { translator } from '@bouquet/i18n/node'
import { describe, expect, test, vi } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { patience } from '../../support/patience.ts'
import { joinMember, makePremium } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour'), { ...testBrand('dusk'), niche: 'kink' }],
})

async function begun() {
  const ada = await joinMember(server, { name: 'Ada', interests: ['tea', 'hiking', 'wine'] })
  const bo = await joinMember(server, { name: 'Bo', interests: ['tea', 'art'] })
  await makePremium(server, ada.user.id)
  const { message } = await ada.client.call(calls.sendMessage, {
    body: {
      profile: bo.user.id,
      text: 'Hello',
      client_id: clientMessageIdSchema.parse(randomUUID()),
    },
  })
  const received: LiveEvent[] = []
  server.services.bus.subscribe(ada.user.id, {
    deliver: ({ event }) => received.push(event),
    end: () => undefined,
  })
  const { conversation } = message
  const state = async () =>
    (await ada.client.call(calls.conversation, { query: { conversation } })).messages[0]?.state
  const read = () =>
    bo.client.call(calls.readConversation, { body: { conversation, number: message.number } })
  const type = () => bo.client.call(calls.typing, { body: { conversation } })
  return { ada, bo, conversation, received, state, read, type }
}

describe('marks', () => {
  test('PER-3 a premium member sees that a message was read', async () => {
    const { state, read } = await begun()
    expect(await state()).toBe('sent')
    await read()
    expect(await state()).toBe('read')
  })

  test('RTE-12 reading is told to the reader’s own pages, once', async () => {
    const { bo, conversation, read } = await begun()
    const received: LiveEvent[] = []
    server.services.bus.subscribe(bo.user.id, {
      deliver: ({ event }) => received.push(event),
      end: () => undefined,
    })
    const isRead = ({ type }: LiveEvent) => type === 'read_by_me'
    await read()
    await vi.waitFor(() => expect(received.find(isRead)).toBeDefined(), patience)
    expect(received.find(isRead)).toEqual({ type: 'read_by_me', conversation, number: 1 })
    await read()
    await bo.client.call(calls.updateChoices, { body: { shows_read: false } })
    expect(received.filter(isRead)).toHaveLength(1)
  })

  test('CHT-2 who does not show it is not seen reading or typing', async () => {
    const { bo, received, state, read, type } = await begun()
    const body = { shows_read: false, shows_typing: false }
    await bo.client.call(calls.updateChoices, { body })
    await type()
    await read()
    expect(await state()).toBe('delivered')
    await bo.client.call(calls.updateChoices, { body: { shows_typing: true } })
    await type()
    await vi.waitFor(() => expect(received.map(({ type }) => type)).toContain('typing'), patience)
    expect(received.filter(({ type }) => type === 'typing')).toHaveLength(1)
    expect(received.map(({ type }) => type)).not.toContain('read')
  })

  test('PER-1 nobody types into a conversation of others, or across a block', async () => {
    const { ada, bo, conversation } = await begun()
    const olga = await joinMember(server, { name: 'Olga' })
    const body = { conversation }
    expect((await olga.client.refused(calls.typing, { body })).code).toBe('not_found')
    await ada.client.call(calls.block, { body: { profile: bo.user.id } })
    expect((await bo.client.refused(calls.typing, { body })).code).toBe('not_found')
  })

  test('ACC-3 the thread is closed to the blocked, by its id and by the member', async () => {
    const { ada, bo, conversation } = await begun()
    await ada.client.call(calls.block, { body: { profile: bo.user.id } })
    for (const query of [{ conversation }, { profile: ada.user.id }]) {
      const refusal = await bo.client.refused(calls.conversation, { query })
      expect(refusal).toMatchObject({ code: 'blocked_by', params: { name: 'Ada' } })
    }
    expect((await ada.client.refused(calls.conversation, { query: { conversation } })).code).toBe(
      'not_found',
    )
  })
})

describe('first lines', () => {
  test('MOD-4 three first lines are suggested, from what both like', async () => {
    const { ada, bo } = await begun()
    const { lines } = await ada.client.call(calls.icebreakers, { query: { profile: bo.user.id } })
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('“Tea”')
    expect(lines[2]).toContain('“Art”')
    expect(new Set(lines).size).toBe(3)
  })

  test('MOD-4 first lines are in the language of the writer, and open questions when nothing is shared', async () => {
    const ada = await joinMember(server, { name: 'Ada', language: 'de' })
    const bo = await joinMember(server, { name: 'Bo' })
    const { lines } = await ada.client.call(calls.icebreakers, { query: { profile: bo.user.id } })
    expect(lines).toHaveLength(3)
    expect(lines[1]).toBe('Wie sieht für dich ein guter Sonntag aus?')
  })

  test('PAG-5 MOD-4 first lines name no intimate interest and no wish that both have, in any language', async () => {
    const join = (name: string, interests: Interest[]) =>
      joinMember(server, { name, interests, sensitive_data: true }, server.client('dusk.example'))
    const tender: Interest[] = ['sex', 'relationship', 'bondage', 'kissing', 'hugging', 'massages']
    const ada = await join('Ada', [...tender, 'tea'])
    const bo = await join('Bo', tender)
    const cleo = await join('Cleo', [...tender, 'tea'])
    const linesTo = async (profile: string) =>
      (await ada.client.call(calls.icebreakers, { query: { profile } })).lines
    for (const language of localeCodes) {
      const t = translator(language)
      await ada.client.call(calls.updateUser, { body: { language } })
      const questions = [
        t('chat:icebreaker.smile'),
        t('chat:icebreaker.sunday'),
        t('chat:icebreaker.place'),
      ]
      expect(await linesTo(bo.user.id)).toEqual(questions)
      const shared = t('chat:icebreaker.shared', { interest: t('attributes:interest.tea') })
      expect(await linesTo(cleo.user.id)).toEqual([shared, ...questions.slice(1)])
    }
  })
})
