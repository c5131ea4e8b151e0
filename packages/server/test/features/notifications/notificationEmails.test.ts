import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import type { NotificationTrigger } from '../../../src/features/notifications/notification.ts'
import { sendNotificationEmail } from '../../../src/features/notifications/sendNotificationEmail.ts'
import { giveCredits, joinMember, mailsTo, makeFictional } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ demo: false })

const emilForm = { name: 'Emil', gender: 'male', seeking: 'female' } as const

/** Mara closed the page an hour ago; Emil is there. */
async function couple() {
  const mara = await joinMember(server)
  server.clock.pass(3_600)
  return { mara, emil: await joinMember(server, emilForm) }
}

type Couple = Awaited<ReturnType<typeof couple>>

const write = ({ mara, emil }: Couple, text = 'Hello') =>
  emil.client.call(calls.sendMessage, {
    body: {
      client_id: clientMessageIdSchema.parse(randomUUID()),
      profile: mara.user.id,
      text,
    },
  })

const subjects = async ({ mara }: Couple) =>
  (await mailsTo(server, mara.user.email)).slice(1).map(({ subject }) => subject)

describe('a mail to a member who is away', () => {
  test('PSH-3 a mail tells who has written, with a link to the conversation and nothing of the text', async () => {
    const both = await couple()
    const { message } = await write(both, 'Is that your dog?')
    const mail = (await mailsTo(server, both.mara.user.email)).at(-1)
    expect(mail?.subject).toBe('Emil has written to you for the first time')
    expect(mail?.text).toContain(`https://harbour.example/chats/${message.conversation}`)
    expect(mail?.text).not.toContain('dog')
  })

  test('PSH-3 a mail comes once until the conversation is read', async () => {
    const both = await couple()
    await giveCredits(server, both.emil.user.id, 50)
    await write(both)
    const { message } = await write(both)
    expect(await subjects(both)).toEqual(['Emil has written to you for the first time'])
    const { conversation, number } = message
    await both.mara.client.call(calls.readConversation, { body: { conversation, number } })
    server.clock.pass(3_600)
    await write(both)
    expect(await subjects(both)).toEqual([
      'Emil has written to you for the first time',
      'Emil has written to you',
    ])
  })

  test('PSH-3 a repeated job writes a mail once', async () => {
    const both = await couple()
    await both.emil.client.call(calls.like, { body: { profile: both.mara.user.id } })
    expect(await subjects(both)).toEqual(['Emil likes you'])
    const trigger: NotificationTrigger = { kind: 'like', from: both.emil.user.id }
    const notice = { brand: 'harbour', member: both.mara.user.id, trigger }
    await sendNotificationEmail(server.services, notice)
    expect(await subjects(both)).toHaveLength(1)
  })

  test('PSH-3 a mail tells the first of several likes in a day', async () => {
    const both = await couple()
    const frido = await joinMember(server, { ...emilForm, name: 'Frido' })
    for (const { client } of [both.emil, frido]) {
      await client.call(calls.like, { body: { profile: both.mara.user.id } })
    }
    expect(await subjects(both)).toEqual(['Emil likes you'])
    server.clock.pass(86_400)
    const gustav = await joinMember(server, { ...emilForm, name: 'Gustav' })
    await gustav.client.call(calls.like, { body: { profile: both.mara.user.id } })
    expect(await subjects(both)).toEqual(['Emil likes you', 'Gustav likes you'])
  })

  test('PSH-3 a mail is not written to somebody who has the page open, or has read the message', async () => {
    const both = await couple()
    await both.mara.client.call(calls.members)
    const { message } = await write(both)
    expect(await subjects(both)).toEqual([])
    const { conversation, number } = message
    await both.mara.client.call(calls.readConversation, { body: { conversation, number } })
    server.clock.pass(3_600)
    const trigger: NotificationTrigger = {
      kind: 'message',
      from: both.emil.user.id,
      message: message.id,
      conversation,
      number,
    }
    await sendNotificationEmail(server.services, {
      brand: 'harbour',
      member: both.mara.user.id,
      trigger,
    })
    expect(await subjects(both)).toEqual([])
  })

  test('PSH-2 a mail is not written for a category that the member refuses, others are', async () => {
    const both = await couple()
    const body = { notifications_disabled: ['like' as const] }
    await both.mara.client.call(calls.updateUser, { body })
    server.clock.pass(3_600)
    await both.emil.client.call(calls.like, { body: { profile: both.mara.user.id } })
    expect(await subjects(both)).toEqual([])
    await write(both)
    expect(await subjects(both)).toHaveLength(1)
  })

  test('TRU-2 a mail says nothing of a like that was taken back', async () => {
    const both = await couple()
    const body = { profile: both.mara.user.id }
    await both.emil.client.call(calls.like, { body })
    await both.emil.client.call(calls.unlike, { body })
    expect(await subjects(both)).toEqual([])
  })

  test('TRU-1 a mail says that a fictional person is one, by name, mark and in words', async () => {
    const both = await couple()
    await write(both)
    await makeFictional(server, both.emil.user.id)
    const mail = (await mailsTo(server, both.mara.user.email)).at(-1)
    expect(mail?.subject).toContain('Emil (🎭 Fictional profile)')
    for (const form of [mail?.html, mail?.text]) expect(form).toContain('does not exist')
  })

  test('TRU-1 a mail never says that a fictional person likes somebody', async () => {
    const both = await couple()
    await makeFictional(server, both.emil.user.id)
    await both.emil.client.call(calls.like, { body: { profile: both.mara.user.id } })
    expect(await subjects(both)).toEqual([])
  })

  test('ACC-3 a mail does not tell of somebody blocked', async () => {
    const both = await couple()
    await both.emil.client.call(calls.like, { body: { profile: both.mara.user.id } })
    await both.mara.client.call(calls.block, { body: { profile: both.emil.user.id } })
    server.clock.pass(3_600)
    expect(await subjects(both)).toEqual([])
  })
})
