import { settingsSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import {
  giftsQuery,
  icebreakersQuery,
  openChatPhotoMutation,
  sendChatPhotoMutation,
} from '../../src/chat/extras.ts'
import { createWallet } from '../../src/chat/wallet.ts'
import { keys } from '../../src/keys.ts'
import { eachReading } from '../support/eachCall.ts'
import { ada, chats, message, thread, user } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

eachReading([
  {
    title: 'CHT-6 gifts are asked for once',
    read: ({ client, cache }) => cache.fetchQuery(giftsQuery(client)),
    calls: [['gifts']],
    response: { gifts: ['rose'] },
    shown: ['rose'],
    freshMs: Number.POSITIVE_INFINITY,
  },
  {
    title: 'CHT-5 first lines are made for one member',
    read: ({ client, cache }) => cache.fetchQuery(icebreakersQuery(client, ada)),
    calls: [['icebreakers', { query: { profile: ada } }]],
    response: { lines: ['Hello'] },
    shown: ['Hello'],
  },
])

const withThread = (reply: Parameters<typeof stubCalls>[0]) => {
  const page = stubCalls(reply)
  page.cache.setQueryData(keys.user, user({ credits: 4 }))
  page.cache.setQueryData(keys.chats, chats(0))
  page.cache.setQueryData(keys.conversation({ profile: ada }), {
    pages: [thread(1)],
    pageParams: [0],
  })
  return {
    ...page,
    numbers: () =>
      page.cache
        .getQueryData<{ pages: ReturnType<typeof thread>[] }>(keys.conversation({ profile: ada }))
        ?.pages[0]?.messages.map(({ number }) => number),
  }
}

const file = new Blob(['picture'])
const photo = { client_id: 'once', profile: ada, file }

test('CHT-6 a photo that was sent stands in the thread, and is paid', async () => {
  const { client, cache, change, made, numbers, stale } = withThread(() => ({
    message: message(2, { from_me: true }),
    credits: 1,
  }))
  await change(sendChatPhotoMutation(client), photo)
  expect(made).toEqual([['sendChatPhoto', { file, query: { client_id: 'once', profile: ada } }]])
  expect(numbers()).toEqual([1, 2])
  expect(cache.getQueryData(keys.user)).toMatchObject({ credits: 1 })
  expect(stale()).toEqual([])
})

test('CHT-6 a photo that was refused is neither shown nor paid', async () => {
  const { client, cache, change, numbers } = withThread(() => {
    throw new Error('refused')
  })
  await expect(change(sendChatPhotoMutation(client), photo)).rejects.toThrow('refused')
  expect(numbers()).toEqual([1])
  expect(cache.getQueryData(keys.user)).toMatchObject({ credits: 4 })
})

test('CHT-6 a photo that begins a chat brings the list of chats up to date', async () => {
  const { client, cache, change, stale } = withThread(() => ({
    message: message(1, { from_me: true, conversation: '00000000-0000-4000-8000-000000000999' }),
    credits: 1,
  }))
  cache.removeQueries({ queryKey: keys.conversations })
  await change(sendChatPhotoMutation(client), photo)
  expect(stale()).toEqual([keys.chats])
})

test('CHT-6 an opened photo takes the place of the blurred one', async () => {
  const opened = message(1, { body: { kind: 'text', text: 'Open' } })
  const { client, cache, change, made } = withThread(() => ({ message: opened }))
  await change(openChatPhotoMutation(client, ada), opened.id)
  expect(made).toEqual([['openChatPhoto', { body: { message: opened.id } }]])
  expect(cache.getQueryData(keys.conversation({ profile: ada }))).toMatchObject({
    pages: [{ messages: [opened] }],
  })
})

test('CHT-4 the wallet knows the balance, and what a message and a gift cost, once they are asked for', () => {
  const { cache } = stubCalls()
  const wallet = createWallet(cache)
  const read = () => [wallet.balance(), wallet.cost('text'), wallet.cost('gift')]
  expect(read()).toEqual([undefined, undefined, undefined])
  cache.setQueryData(keys.user, user({ credits: 4 }))
  cache.setQueryData(keys.settings('en'), undefined)
  cache.setQueryData(
    keys.settings('pl'),
    settingsSchema.pick({ message_credits: true, gift_credits: true }).parse({
      message_credits: 2,
      gift_credits: 7,
    }),
  )
  expect(read()).toEqual([4, 2, 7])
  cache.setQueryData(keys.user, null)
  expect(wallet.balance()).toBeUndefined()
})
