import { conversationSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { addMessage, messagesOf } from '../../src/chat/thread.ts'
import { keys } from '../../src/keys.ts'
import { ada, ben, cardOf, chats, message, thread } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

type Pages = { pages: ReturnType<typeof thread>[] }

/** Ada's thread with two pages, the newest first, and one of somebody else. */
function withThreads() {
  const { cache } = stubCalls()
  const older = { ...thread(2), messages: [message(1), message(2)] }
  const newest = { ...thread(2), messages: [message(5), message(7)] }
  cache.setQueryData(keys.conversation({ profile: ada }), {
    pages: [newest, older],
    pageParams: [0, 5],
  })
  cache.setQueryData(keys.conversation({ profile: ben }), {
    pages: [{ ...thread(1), profile: cardOf(1) }],
    pageParams: [0],
  })
  cache.setQueryData(keys.conversation({ conversation: 'on its way' }), undefined)
  cache.setQueryData(keys.conversation({ profile: 'nobody' }), { pages: [], pageParams: [] })
  const pagesOf = (profile: string) =>
    cache
      .getQueryData<Pages>(keys.conversation({ profile }))
      ?.pages.map(({ messages }) => messages.map(({ number }) => number))
  return { cache, pagesOf }
}

test('CHT-2 a message stands at its number in the newest page of its thread alone', () => {
  const { cache, pagesOf } = withThreads()
  addMessage(cache, message(6), ada)
  expect(pagesOf(ada)).toEqual([
    [5, 6, 7],
    [1, 2],
  ])
  expect(pagesOf(ben)).toEqual([[1]])
})

test('CHT-3 a message that is known by its id or by that of the sender is replaced', () => {
  const { cache, pagesOf } = withThreads()
  addMessage(cache, message(7, { client_id: '00000000-0000-4000-8000-0000000000aa' }), ada)
  expect(pagesOf(ada)?.[0]).toEqual([5, 7])
  addMessage(cache, { ...message(8), client_id: message(5).client_id }, ada)
  expect(pagesOf(ada)?.[0]).toEqual([7, 8])
})

test('CHT-2 a thread reads from its oldest page to its newest', () => {
  const pages = [{ ...thread(1), messages: [message(5)] }, thread(2)].map((page) =>
    conversationSchema.parse(page),
  )
  expect(messagesOf({ pages }).map(({ number }) => number)).toEqual([1, 2, 5])
})

test('CHT-7 the chat with the latest message comes first, the others keep their order', () => {
  const { cache } = withThreads()
  const list = chats(0)
  const [first] = list.chats
  if (!first) throw new Error('No chat')
  const others = [cardOf(1), cardOf(2)].map((profile, index) => ({
    ...first,
    conversation: {
      id: message(1, { conversation: `00000000-0000-4000-8000-00000000020${index}` }).conversation,
    },
    profile,
    last_message: null,
  }))
  cache.setQueryData(keys.chats, { ...list, chats: [...others, first] })
  const names = () =>
    cache.getQueryData<typeof list>(keys.chats)?.chats.map(({ profile }) => profile.name)
  expect(addMessage(cache, message(1), ada)).toBe(true)
  expect(names()).toEqual(['Person 1', 'Person 2', 'Ada'])
  expect(addMessage(cache, message(2), ada)).toBe(true)
  expect(names()).toEqual(['Ada', 'Person 1', 'Person 2'])
  const second = others[1]?.conversation.id
  expect(addMessage(cache, message(1, { conversation: second }), cardOf(2).id)).toBe(true)
  expect(names()).toEqual(['Person 2', 'Ada', 'Person 1'])
})
