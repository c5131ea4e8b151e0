import { type Conversation, type Locale, localeCodes } from '@bouquet/contract'
import { calls, conversationSchema, sentMessageSchema } from '@bouquet/contract/schemas'
import { formatMoney } from '@bouquet/i18n/format'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Asked, type Replies, refused } from '../../support/fakeApi.ts'
import { member, numberedId, photo } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { message, person } from '../../support/samples.ts'

const done = { ok: true } as const
const ada = person(2, 'Ada')
const path = `/members/${ada.id}/chat`

const conversation = (more: object = {}): Conversation =>
  conversationSchema.parse({
    conversation: { id: numberedId(900) },
    profile: ada,
    messages: [message(1, 'Do you like tulips?')],
    has_older: false,
    cost: { credits: 10, money: { amount: 143, currency: 'EUR' } },
    gift_cost: { credits: 30, money: { amount: 429, currency: 'EUR' } },
    photo_cost: { credits: 20, money: { amount: 286, currency: 'EUR' } },
    message_length: 500,
    may_begin: true,
    has_left: false,
    fictional_acknowledged: false,
    ...more,
  })

/** What the server responds with to something sent, with the next number. */
const sent = (client_id: string, body: object, credits: number) =>
  sentMessageSchema.parse({
    message: message(2, '', { client_id, from_me: true, state: 'sent', body }),
    credits,
  })

const takenText = ({ body }: Asked) => {
  const { client_id, text } = calls.sendMessage.body.parse(body)
  return sent(client_id, { kind: 'text', text }, 90)
}

const openChat = (replies: Replies = {}, credits = 100, locale: Locale = 'en') =>
  openScreen(
    path,
    { conversation: conversation(), readConversation: done, typing: done, ...replies },
    member({ credits }),
    { locale },
  )

const box = page.getByRole('textbox', { name: 'Message to Ada' })
const log = page.getByRole('log')
const sendButton = page.getByRole('button', { name: 'Send', exact: true })

async function write(text: string) {
  await userEvent.fill(box, text)
  await userEvent.click(sendButton)
}

async function chooseInMenu(item: string) {
  await userEvent.click(page.getByRole('button', { name: 'More about Ada' }))
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}

test('CHT-2 a thread shows its messages, and they count as read', async () => {
  const api = await openChat()
  await expect.element(log.getByText('Do you like tulips?')).toBeVisible()
  await expect
    .poll(() => api.of('readConversation').map(({ body }) => body))
    .toEqual([{ conversation: numberedId(900), number: 1 }])
})

/** Where the words stand across the page. */
function edgesOf(words: string, root: Element) {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    if (nodes.currentNode.textContent?.trim() !== words) continue
    const range = document.createRange()
    range.selectNodeContents(nodes.currentNode)
    return range.getBoundingClientRect()
  }
  throw new Error(`“${words}” is not shown.`)
}

test('CHT-10 the age stands behind a Hebrew name, on the side on which the page reads on', async () => {
  await openChat({ conversation: conversation({ profile: person(2, 'שרה') }) })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('שרה 41')
  const shown = heading.element()
  expect(edgesOf('41', shown).left).toBeGreaterThanOrEqual(edgesOf('שרה', shown).right)
})

test('CHT-2 a thread that is on its way says so', async () => {
  await openChat({ conversation: 'pending' })
  await expect.element(page.getByText('Loading the conversation')).toBeInTheDocument()
})

test('CHT-2 a thread before its first message suggests how to begin', async () => {
  await openChat({
    conversation: conversation({ conversation: null, messages: [] }),
    icebreakers: { lines: ['What made you smile this week?'] },
  })
  await expect.element(page.getByText(/Ask Ada about something on their profile/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Ideas for a first line' }))
  await userEvent.click(page.getByText('What made you smile this week?'))
  await expect.element(box).toHaveValue('What made you smile this week?')
})

test('CHT-2 a thread that cannot be read is asked for again', async () => {
  let isDown = true
  await openChat({ conversation: () => (isDown ? refused('general_error') : conversation()) })
  await expect.element(page.getByText('We could not load this conversation')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(log.getByText('Do you like tulips?')).toBeVisible()
})

test('CHT-4 what a message costs is said beforehand, in credits and money', async () => {
  await openChat()
  await expect.element(page.getByText('10 credits (€1.43) a message · you have 100')).toBeVisible()
})

test.each(localeCodes)(
  'PAG-5 CHT-4 the price of a message stands beside the box before anything can be sent, in %s',
  async (locale) => {
    const { of, t } = await openChat({}, 100, locale)
    const area = page.getByRole('textbox')
    const price = formatMoney({ amount: 143, currency: 'EUR' }, locale)
    const priced = new RegExp(`\\b10\\b.*${price.replaceAll(/\s/g, '\\s')}`)
    await expect.element(area).toHaveAccessibleDescription(priced)
    await expect.element(page.getByText(priced)).toBeVisible()
    const send = page.getByRole('button', { name: t('components:message.send'), exact: true })
    await expect.element(send).toBeDisabled()
    await userEvent.fill(area, 'Tulips')
    await expect.element(send).toBeEnabled()
    await expect.element(page.getByText(priced)).toBeVisible()
    expect(of('sendMessage')).toEqual([])
  },
)

test('CHT-3 a message is sent to the other member, appears and is paid', async () => {
  const api = await openChat({ sendMessage: takenText })
  await write('  Tulips above all. ')
  await expect.element(log.getByText('Tulips above all.')).toBeVisible()
  await expect.element(page.getByText(/you have 90/)).toBeVisible()
  await expect.element(box).toHaveValue('')
  await expect
    .poll(() => api.of('sendMessage').map(({ body }) => body))
    .toMatchObject([{ profile: ada.id, text: 'Tulips above all.' }])
})

test('CHT-3 a message that is refused says why, and can be sent again or dropped', async () => {
  let isRefused = true
  const api = await openChat({
    sendMessage: (asked) => (isRefused ? refused('message_too_long') : takenText(asked)),
  })
  await write('Tulips')
  await expect.element(log.getByText(/Your message is too long/)).toBeVisible()
  await expect.element(log.getByText('Tulips', { exact: true })).toBeVisible()
  isRefused = false
  await userEvent.click(log.getByRole('button', { name: 'Send again' }))
  await expect.element(page.getByText(/you have 90/)).toBeVisible()
  await expect.element(log.getByText(/Your message is too long/)).not.toBeInTheDocument()
  const [first, second] = api.of('sendMessage').map(({ body }) => body)
  expect(second).toEqual(first)
})

test('CHT-3 a refused message that is dropped is gone', async () => {
  await openChat({ sendMessage: refused('message_too_long') })
  await write('Tulips')
  await userEvent.click(log.getByRole('button', { name: 'Delete' }))
  await expect.element(log.getByText('Tulips', { exact: true })).not.toBeInTheDocument()
})

test('ACC-3 whoever is blocked reads by whom, and cannot write any more', async () => {
  await openChat({ sendMessage: refused('blocked_by') })
  await write('Tulips')
  await expect
    .element(page.getByText('Ada has blocked you, so you cannot write any more.'))
    .toBeVisible()
  await expect.element(sendButton).toBeDisabled()
})

test('ACC-3 CHT-2 whoever has left cannot be written to or visited, and the messages stay', async () => {
  await openChat({ conversation: conversation({ has_left: true }) })
  await expect.element(log.getByText('Do you like tulips?')).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Ada has left' })).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Ada' })).not.toBeInTheDocument()
})

test('ACC-3 CHT-3 a message to somebody who left meanwhile says so', async () => {
  await openChat({ sendMessage: refused('not_found', { status: 404 }) })
  await write('Are you still there?')
  await expect.element(page.getByRole('status').filter({ hasText: 'Ada has left' })).toBeVisible()
  await expect.element(log.getByText('Are you still there?')).toBeVisible()
})

test('CHT-4 without enough credits the message is kept, and the packages are offered', async () => {
  const api = await openChat({ credits: 'pending' }, 5)
  await write('Tulips')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(log.getByText('Tulips', { exact: true })).toBeInTheDocument()
  await expect.element(log.getByText('Kept until you have credits')).toBeInTheDocument()
  await expect.poll(() => api.of('sendMessage')).toEqual([])
})

test('TRU-1 the first message to a fictional profile waits until the member knows it', async () => {
  const api = await openChat({
    conversation: conversation({ profile: { ...ada, fictional: true } }),
    acknowledgeFictional: done,
    sendMessage: takenText,
  })
  await write('Tulips')
  await expect
    .element(page.getByRole('alertdialog', { name: 'Ada is a fictional profile' }))
    .toBeVisible()
  await expect.poll(() => api.of('sendMessage')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'I understand, send' }))
  await expect.element(log.getByText('Tulips', { exact: true })).toBeInTheDocument()
  await expect.poll(() => api.of('sendMessage').length).toBe(1)
  await expect
    .poll(() => api.of('acknowledgeFictional').map(({ body }) => body))
    .toEqual([{ profile: ada.id }])
})

/** Who writes for a fictional profile: the team, or software. */
const writers: readonly (readonly [Locale, team: RegExp, software: RegExp])[] = [
  ['en', /our team/, /software/],
  ['de', /unserem Team/, /Software/],
  ['fr', /notre équipe/, /un logiciel/],
  ['es', /nuestro equipo/, /un programa/],
  ['it', /nostro team/, /un software/],
  ['nl', /ons team/, /software/],
  ['pl', /naszego zespołu/, /programu/],
  ['sv', /vårt team/, /ett program/],
  ['da', /vores team/, /software/],
  ['nb', /teamet vårt/, /programvare/],
  ['fi', /tiimiltämme/, /ohjelmalta/],
]

test.each(writers)(
  'PAG-5 TRU-1 before the first message to a fictional profile, %s names who writes: team or software',
  async (locale, team, software) => {
    const fictional = conversation({ profile: { ...ada, fictional: true } })
    const { of, t } = await openChat({ conversation: fictional }, 100, locale)
    await userEvent.fill(page.getByRole('textbox'), 'Tulips')
    await userEvent.click(page.getByRole('button', { name: t('components:message.send') }))
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByText(team)).toBeVisible()
    await expect.element(asked.getByText(software)).toBeVisible()
    expect(of('sendMessage')).toEqual([])
    await userEvent.click(page.getByRole('button', { name: t('chat:fictional.cancel') }))
    await expect.element(asked).not.toBeInTheDocument()
    expect(of('sendMessage')).toEqual([])
  },
)

test('PAG-5 the languages of that question are all there are', () => {
  expect(writers.map(([locale]) => locale).toSorted()).toEqual([...localeCodes].toSorted())
})

test('CHT-4 CHT-8 a gift is chosen with its cost in credits and money, and sent', async () => {
  const api = await openChat({
    gifts: calls.gifts.response.parse({ gifts: [{ id: 'rose', credits: 30 }] }),
    sendGift: ({ body }) => {
      const { client_id, gift } = calls.sendGift.body.parse(body)
      return sent(client_id, { kind: 'gift', gift }, 70)
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Send a gift' }))
  await expect
    .element(page.getByRole('dialog').getByText('30 credits (€4.29) · you have 100'))
    .toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: /A rose/ }))
  await userEvent.click(page.getByRole('button', { name: 'Send for 30 credits' }))
  await expect.element(log.getByText('A rose')).toBeVisible()
  await expect.element(page.getByText(/you have 70/)).toBeVisible()
  await expect
    .poll(() => api.of('sendGift').map(({ body }) => body))
    .toMatchObject([{ profile: ada.id, gift: 'rose' }])
})

const picture = new File(['picture'], 'garden.png', { type: 'image/png' })

async function sendPicture() {
  await userEvent.click(page.getByRole('button', { name: 'Send a photo' }))
  await userEvent.upload(page.getByLabelText(/Choose a photo/), picture)
  await userEvent.click(page.getByRole('button', { name: 'Send for 20 credits' }))
}

test('CHT-4 a photo shows its cost in credits and money before it is sent', async () => {
  await openChat()
  await userEvent.click(page.getByRole('button', { name: 'Send a photo' }))
  await expect
    .element(page.getByRole('dialog').getByText('20 credits (€2.86) · you have 100'))
    .toBeVisible()
})

test('CHT-6 a photo is sent for its credits, and a refusal keeps it chosen', async () => {
  let isRefused = true
  const api = await openChat({
    sendChatPhoto: ({ query }) =>
      isRefused
        ? refused('photo_broken')
        : sent(query['client_id'] ?? '', { kind: 'photo', photo: photo(7) }, 80),
  })
  await sendPicture()
  await expect.element(page.getByText(/This picture seems to be damaged/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The photo that you chose' })).toBeVisible()
  isRefused = false
  await userEvent.click(page.getByRole('button', { name: 'Send for 20 credits' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(/you have 80/)).toBeVisible()
  const [first, second] = api.of('sendChatPhoto').map(({ query }) => query)
  expect(first).toMatchObject({ profile: ada.id })
  expect(second).toEqual(first)
})

test('CHT-5 the open conversation is deleted after a question, and the list follows', async () => {
  let isRefused = true
  const api = await openChat({
    deleteConversation: () => (isRefused ? refused('general_error') : done),
  })
  await chooseInMenu('Delete conversation')
  const dialog = page.getByRole('alertdialog', { name: 'Delete the conversation with Ada?' })
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  await userEvent.click(confirm)
  await expect.element(dialog.getByText(/Something went wrong on our side/)).toBeVisible()
  isRefused = false
  await userEvent.click(confirm)
  await expect.element(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  expect(api.path()).toBe('/chats')
  await expect
    .poll(() => api.of('deleteConversation').at(-1)?.body)
    .toEqual({ conversation: numberedId(900) })
})

test('ACC-3 the other member is blocked from the conversation', async () => {
  const api = await openChat({ block: done })
  await chooseInMenu('Block Ada')
  await userEvent.click(page.getByRole('button', { name: 'Block', exact: true }))
  await expect.element(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await expect.poll(() => api.of('block').map(({ body }) => body)).toEqual([{ profile: ada.id }])
})
