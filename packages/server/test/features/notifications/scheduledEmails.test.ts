import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import {
  listWeeklyUpdates,
  mondayOf,
} from '../../../src/features/notifications/scheduledEmails.store.ts'
import { sendScheduledEmails } from '../../../src/features/notifications/sendScheduledEmails.ts'
import { confirmByMail, joinMember, mailsTo, makeFictional, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ demo: false })

const day = 86_400
const emilForm = { name: 'Emil', gender: 'male', seeking: 'female' } as const

type Joined = Awaited<ReturnType<typeof joinMember>>

async function write(from: Joined, to: Joined) {
  const client_id = clientMessageIdSchema.parse(randomUUID())
  const body = { client_id, profile: to.user.id, text: 'Hello' }
  return (await from.client.call(calls.sendMessage, { body })).message
}

async function letters(to: Joined, subject: string) {
  const mails = await mailsTo(server, to.user.email)
  return mails.filter((mail) => mail.subject === subject)
}

describe('the reminder of unread messages', () => {
  const subject = 'You have unread messages'

  test('PSH-3 the reminder of unread messages comes after two days with the true number, once for the same messages', async () => {
    const mara = await joinMember(server)
    const emil = await joinMember(server, emilForm)
    await write(emil, mara)
    await write(emil, mara)
    server.clock.pass(2 * day - 1)
    await sendScheduledEmails(server.services)
    expect(await letters(mara, subject)).toHaveLength(0)
    server.clock.pass(2)
    for (let n = 0; n < 2; n++) await sendScheduledEmails(server.services)
    server.clock.pass(7 * day)
    await sendScheduledEmails(server.services)
    const mails = await letters(mara, subject)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('You have 2 unread messages at Harbour')
    const shown = await mara.client.call(calls.chats)
    expect(shown.total_unread_messages).toBe(2)
  })

  test('PSH-3 the reminder of unread messages does not come to somebody who was here, has read them or refuses it', async () => {
    const [here, reader, refuser] = [
      await joinMember(server, { name: 'Here' }),
      await joinMember(server, { name: 'Reader' }),
      await joinMember(server, { name: 'Refuser' }),
    ]
    const emil = await joinMember(server, emilForm)
    const frido = await joinMember(server, { ...emilForm, name: 'Frido' })
    await write(emil, here)
    const { conversation, number } = await write(emil, reader)
    await write(frido, refuser)
    await reader.client.call(calls.readConversation, { body: { conversation, number } })
    const body = { notifications_disabled: ['unread_message_reminders' as const] }
    await refuser.client.call(calls.updateUser, { body })
    server.clock.pass(2 * day + 1)
    await here.client.call(calls.getUser)
    await sendScheduledEmails(server.services)
    for (const member of [here, reader, refuser]) {
      expect(await letters(member, subject)).toHaveLength(0)
    }
  })
})

describe('the weekly update', () => {
  const subject = 'Your week at Harbour'

  test('PSH-3 TRU-2 the weekly update counts what the week brought, from real people, once a week', async () => {
    const mara = await joinMember(server)
    server.clock.pass(8 * day)
    const emil = await joinMember(server, emilForm)
    const invented = await joinMember(server, { ...emilForm, name: 'Invented' })
    await makeFictional(server, invented.user.id)
    const swede = await joinMember(server, { ...emilForm, name: 'Away', country: 'AT' })
    await write(emil, mara)
    for (const { client } of [emil, invented, swede]) {
      await client.call(calls.like, { body: { profile: mara.user.id } })
    }
    server.clock.pass(day)
    for (let n = 0; n < 2; n++) await sendScheduledEmails(server.services)
    const mails = await letters(mara, subject)
    expect(mails).toHaveLength(1)
    const text = mails[0]?.text ?? ''
    expect(text).toContain('New messages: 1\n')
    expect(text).toContain('New likes: 2\n')
    expect(text).toContain('New people who may suit you: 1\n')
    expect(
      (await listWeeklyUpdates(server.db, server.clock.now())).map(({ member }) => member),
    ).toEqual([])
    server.clock.pass(7 * day)
    await sendScheduledEmails(server.services)
    expect(await letters(mara, subject)).toHaveLength(1)
  })

  test('PSH-3 TRU-2 the weekly update counts as new people only those of the week whom the member seeks, who seek them, and who can be seen', async () => {
    const mara = await joinMember(server)
    await joinMember(server, { ...emilForm, name: 'Before' })
    server.clock.pass(8 * day)
    await joinMember(server, { ...emilForm, name: 'Suits' })
    await joinMember(server, { ...emilForm, name: 'Seeks men', seeking: 'male' })
    await joinMember(server, { ...emilForm, name: 'Is a woman', gender: 'female' })
    await joinMember(server, { ...emilForm, name: 'Lives elsewhere', country: 'AT' })
    await signUp(server, { ...emilForm, name: 'Unconfirmed' })
    const hidden = await joinMember(server, { ...emilForm, name: 'Hides' })
    await hidden.client.call(calls.updateUser, { body: { privacy_mode: true } })
    const gone = await joinMember(server, { ...emilForm, name: 'Leaves' })
    await gone.client.call(calls.deleteAccount, { body: {} })
    const blocked = await joinMember(server, { ...emilForm, name: 'Blocked' })
    await mara.client.call(calls.block, { body: { profile: blocked.user.id } })
    const blocker = await joinMember(server, { ...emilForm, name: 'Blocks' })
    await blocker.client.call(calls.block, { body: { profile: mara.user.id } })
    const [week] = (await listWeeklyUpdates(server.db, server.clock.now())).filter(
      ({ member }) => member === mara.user.id,
    )
    expect(week).toMatchObject({ messages: 0, likes: 0, people: 1 })
  })

  test('PSH-3 the weekly update does not come when nothing happened, to newcomers, or to those who refuse it', async () => {
    const refuser = await joinMember(server, { name: 'Refuser' })
    const body = { notifications_disabled: ['weekly_updates' as const] }
    await refuser.client.call(calls.updateUser, { body })
    const lonely = await joinMember(server, { name: 'Lonely', country: 'CH' })
    server.clock.pass(8 * day)
    const newcomer = await joinMember(server, { name: 'Newcomer' })
    await joinMember(server, emilForm)
    await sendScheduledEmails(server.services)
    for (const member of [refuser, lonely, newcomer]) {
      expect(await letters(member, subject)).toHaveLength(0)
    }
  })

  test.each([
    ['2026-03-01T23:59:59Z', '2026-02-23'],
    ['2026-03-02T00:00:00Z', '2026-03-02'],
    ['2026-03-08T12:00:00Z', '2026-03-02'],
  ])('PSH-3 %s lies in the week of %s', (moment, monday) => {
    expect(mondayOf(new Date(moment))).toBe(monday)
  })
})

test('SGN-3 who has not confirmed the address is reminded once, and the link works', async () => {
  const { client, user } = await signUp(server)
  server.clock.pass(day)
  for (let n = 0; n < 3; n++) {
    await sendScheduledEmails(server.services)
    server.clock.pass(day)
  }
  expect(await mailsTo(server, user.email)).toHaveLength(2)
  await confirmByMail(server, client, user.email)
  expect((await client.call(calls.getUser)).user?.status).toBe('active')
})
