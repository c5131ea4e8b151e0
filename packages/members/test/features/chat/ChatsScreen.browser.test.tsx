import type { Chats } from '@bouquet/contract'
import { chatsSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { numberedId } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { message, person } from '../../support/samples.ts'

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']

const chat = (number: number, more: object = {}) => ({
  conversation: { id: numberedId(900 + number) },
  profile: person(number, names[number - 2] ?? `Number ${number}`),
  num_unread_messages: 0,
  last_message: message(number, `Words ${number}`),
  ...more,
})

const chats = (numbers: readonly number[], more: object = {}): Chats =>
  chatsSchema.parse({
    chats: numbers.map((number) => chat(number)),
    has_more: false,
    total_unread_messages: 0,
    ...more,
  })

const openChats = (replies: Replies) => openScreen('/chats', replies)
const list = page.getByRole('list', { name: 'Messages' })
const row = (name: string) => list.getByRole('link', { name: new RegExp(name) })

async function deleteChatWith(name: string) {
  await userEvent.click(
    page.getByRole('button', { name: `More about the conversation with ${name}` }),
  )
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete conversation' }))
}

test('CHT-1 conversations are listed with their last message and what is unread', async () => {
  const unread = chat(2, { num_unread_messages: 3 })
  await openChats({ chats: chats([], { chats: [unread, chat(3)], total_unread_messages: 3 }) })
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(list.getByText('Words 2')).toBeVisible()
  await expect.element(list.getByText('3 unread messages')).toBeInTheDocument()
  await expect.element(row('Ben')).toHaveAttribute('href', `/chats/${numberedId(903)}`)
})

test('CHT-1 conversations that are on their way say so', async () => {
  await openChats({ chats: 'pending' })
  await expect.element(page.getByText('Loading your conversations')).toBeInTheDocument()
})

test('CHT-1 without a conversation the way to people is shown', async () => {
  await openChats({})
  await expect.element(page.getByText('No conversations yet')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'See profiles' }))
    .toHaveAttribute('href', '/members')
})

test('CHT-1 conversations that cannot be read are asked for again', async () => {
  let isDown = true
  await openChats({ chats: () => (isDown ? refused('general_error') : chats([2])) })
  await expect.element(page.getByText('We could not load your conversations')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(row('Ada')).toBeVisible()
})

test('CHT-1 a name is looked for in all conversations, also earlier ones', async () => {
  const api = await openChats({
    chats: ({ query }) =>
      query['page'] === '2' ? chats([7]) : chats([2, 3, 4, 5, 6, 8], { has_more: true }),
  })
  const search = page.getByRole('searchbox', { name: 'Find a name' })
  await userEvent.fill(search, 'fin')
  await expect.element(row('Finn')).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await userEvent.fill(search, 'nobody')
  await expect.element(page.getByText('No conversation with “nobody”.')).toBeVisible()
  await expect.poll(() => api.of('chats').some(({ query }) => query['page'] === '2')).toBe(true)
})

test('CHT-1 earlier conversations are shown when they are asked for', async () => {
  await openChats({
    chats: ({ query }) => (query['page'] === '2' ? chats([3]) : chats([2], { has_more: true })),
  })
  const earlier = page.getByRole('button', { name: 'Show earlier conversations' })
  await userEvent.click(earlier)
  await expect.element(row('Ben')).toBeVisible()
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(earlier).not.toBeInTheDocument()
})

test('CHT-5 a conversation is deleted at once after a question', async () => {
  let left = chats([2, 3])
  const api = await openChats({
    chats: () => left,
    deleteConversation: () => {
      left = chats([3])
      return { ok: true }
    },
  })
  await deleteChatWith('Ada')
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(row('Ben')).toBeVisible()
  await expect
    .poll(() => api.of('deleteConversation').map(({ body }) => body))
    .toEqual([{ conversation: numberedId(902) }])
})

test('CHT-5 a conversation that may not be deleted returns, with the reason', async () => {
  const api = await openChats({
    chats: chats([2, 3]),
    deleteConversation: refused('too_many_requests'),
  })
  await deleteChatWith('Ada')
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(page.getByText('The conversation could not be deleted')).toBeVisible()
  await expect.element(row('Ada')).toBeVisible()
  await expect.poll(() => api.of('chats').length).toBeGreaterThan(1)
})

test('CHT-5 a conversation that is kept after the question stays', async () => {
  const api = await openChats({ chats: chats([2]) })
  await deleteChatWith('Ada')
  await userEvent.click(page.getByRole('button', { name: 'Keep' }))
  await expect.element(row('Ada')).toBeVisible()
  await expect.poll(() => api.of('deleteConversation')).toEqual([])
})
