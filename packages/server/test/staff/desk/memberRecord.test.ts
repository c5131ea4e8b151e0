import { randomUUID } from 'node:crypto'
import { calls, memberIdSchema } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cleanUp } from '../../../src/platform/cleanUp.ts'
import { auditLog } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { buy } from '../../support/payments.ts'
import { goodSignup, joinMember, linkTo, mailsTo, signUp } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer({
  brands: [testBrand('harbour'), testBrand('meadow')],
})
const { db } = server
const brand = server.brand.id
const reason = 'wrote to support'
const find = staffActions['find-members']
const record = staffActions['member-record']

const looksNoted = async () =>
  (await db.select().from(auditLog).where(eq(auditLog.act, 'account.find'))).map(
    ({ subject, reason: why, actor }) => ({ subject, why, actor }),
  )

test('DSK-4 an account is found by address, name, id and order number, on one brand or all, and each look is noted', async () => {
  const support = await seatStaff(server, 'support', 'Ada')
  const { client, user } = await joinMember(server)
  const { payment_id: payment, order_number: number } = (await buy(server, client)).payment
  const look = (search: string, own: object = {}) =>
    support.client.call(find, { body: { search, reason, ...own } })

  const found = { accounts: [{ id: user.id, brand, email: user.email }], has_more: false }
  expect(await look(user.email.toUpperCase())).toMatchObject({ found_by: 'email', ...found })
  expect(await look(user.profile.name.toLowerCase())).toMatchObject({ found_by: 'name', ...found })
  expect(await look(user.id)).toMatchObject({ found_by: 'id', ...found })
  expect(await look(payment)).toMatchObject({ found_by: 'payment', ...found })
  const spaced = `${number.slice(0, 3)} ${number.slice(3)}`.toLowerCase()
  expect(await look(spaced)).toMatchObject({ found_by: 'payment', ...found })
  expect(await look(user.email, { brand })).toMatchObject(found)
  const none = { accounts: [], has_more: false }
  expect(await look(user.email, { brand: 'meadow' })).toMatchObject(none)
  expect(await look(user.id, { brand: 'meadow' })).toMatchObject(none)
  expect(await look(number, { brand: 'meadow' })).toMatchObject(none)
  expect(await look(randomUUID())).toMatchObject(none)

  const noted = await looksNoted()
  expect(noted).toHaveLength(10)
  expect(noted.filter(({ subject }) => subject === `member:${user.id}`)).toHaveLength(6)
  expect(JSON.stringify(noted)).not.toContain(user.email)
  expect(noted.every(({ why }) => why === reason)).toBe(true)
})

test('DSK-4 a member has one page with account, photos, logins, payments, credits, cases, consents and what staff did', async () => {
  const support = await seatStaff(server, 'support', 'Ada')
  const { client, user } = await joinMember(server)
  await client.call(calls.uploadPhoto, { file: await picture() })
  await buy(server, client)
  const moderator = await seatStaff(server, 'moderator', 'Bert')
  const body = { brand, member: user.id, reason }
  await moderator.client.call(staffActions.ban, { body: { ...body, reason: 'asked for money' } })
  await moderator.client.call(staffActions['lift-ban'], { body: { ...body, reason: 'mistaken' } })

  const page = await support.client.call(record, { body })
  expect(page.account).toMatchObject({
    id: user.id,
    brand,
    email: user.email,
    gender: 'female',
    confirmed: true,
    second_factor: false,
    mail_refused: null,
    erased_after: null,
  })
  expect(page.photos).toMatchObject([{ state: 'active' }])
  expect(JSON.stringify(page.photos)).not.toContain('address')
  expect(page.payments).toMatchObject([{ status: 'completed', refunded: null }])
  expect(page.credits[0]).toMatchObject({
    reason: 'purchase',
    balance_after: page.account.credits,
  })
  expect(page.consents.map(({ kind }) => kind)).toContain('terms')
  expect(page.acts.map(({ act, by }) => [act, by])).toEqual([
    ['member.lift-ban', 'Bert'],
    ['member.ban', 'Bert'],
  ])
  const again = await support.client.call(record, { body })
  expect(again.acts[0]).toMatchObject({ act: 'account.find', by: 'Ada', reason })
  expect(
    await support.client.refused(record, { body: { ...body, brand: 'meadow' } }),
  ).toMatchObject({ code: 'not_found' })
})

test('DSK-4 held messages stand on the page of a member without their words', async () => {
  const support = await seatStaff(server, 'support')
  const { client, user } = await joinMember(server)
  const other = await joinMember(server, { name: 'Bert', gender: 'male', seeking: 'female' })
  await buy(server, client)
  await client.call(calls.sendMessage, {
    body: {
      client_id: randomUUID(),
      profile: memberIdSchema.parse(other.user.id),
      text: 'Send 500 euros to me by Western Union, write to lighthouse@post.example',
    },
  })
  const page = await support.client.call(record, { body: { brand, member: user.id, reason } })
  expect(page.held_messages).toMatchObject([{ state: 'waiting' }])
  expect(page.held_messages[0]?.found).toContain('money')
  expect(JSON.stringify(page)).not.toContain('lighthouse')
})

test('DSK-4 the page of a member says which mails they were sent in 90 days, without addresses or contents', async () => {
  const support = await seatStaff(server, 'support')
  const { user } = await signUp(server)
  const body = { brand, member: user.id, reason }
  const { mails: waiting } = await support.client.call(record, { body })
  expect(waiting).toEqual([])
  await mailsTo(server, user.email)
  const sent = server.clock.now().toISOString()
  server.clock.pass(60)
  await support.client.call(staffActions['resend-confirmation'], { body })
  await mailsTo(server, user.email)
  const { mails } = await support.client.call(record, { body })
  expect(mails).toMatchObject([{ kind: 'confirm' }, { kind: 'confirm', sent }])
  expect(mails[0]?.sent).toBe(server.clock.now().toISOString())
  for (const mail of mails) expect(Object.keys(mail)).toEqual(['mail', 'kind', 'sent'])

  server.clock.pass(90 * 86_400 - 30)
  await cleanUp(server.services)
  const later = await seatStaff(server, 'support')
  const { mails: left } = await later.client.call(record, { body })
  expect(left).toEqual(mails.slice(0, 1))
})

test('DSK-4 support mails the confirmation again, until the address is confirmed', async () => {
  const support = await seatStaff(server, 'support')
  const { user } = await signUp(server)
  const body = { brand, member: user.id, reason }
  const before = await mailsTo(server, user.email)
  await support.client.call(staffActions['resend-confirmation'], { body })
  expect(await mailsTo(server, user.email)).toHaveLength(before.length + 1)
  const link = await linkTo(server, user.email)
  expect(link).toContain('/activate?token=')

  const { user: confirmed } = await joinMember(server, { email: 'else@members.example' })
  expect(
    await support.client.refused(staffActions['resend-confirmation'], {
      body: { ...body, member: confirmed.id },
    }),
  ).toMatchObject({ code: 'invalid_input', field: 'member' })
})

test('DSK-4 support logs a member out everywhere', async () => {
  const support = await seatStaff(server, 'support')
  const { client, user } = await joinMember(server)
  const body = { brand, member: user.id, reason: 'lost the phone' }
  await support.client.call(staffActions['log-out-member'], { body })
  expect((await client.call(calls.getUser)).user).toBeNull()
  const again = server.client()
  const login = { email: user.email, password: goodSignup.password }
  expect((await again.call(calls.login, { body: login })).user).not.toBeNull()
})

test('DSK-4 support has the copy of the data made on request, and it goes to the member alone', async () => {
  const support = await seatStaff(server, 'support')
  const { client, user } = await joinMember(server)
  const body = { brand, member: user.id, reason: 'asked by letter' }
  expect(await support.client.call(staffActions['export-data'], { body })).toEqual({ ok: true })
  await server.jobs.drain()
  expect((await client.call(calls.dataExport)).export).toMatchObject({ status: 'ready' })
  expect((await mailsTo(server, user.email)).at(-1)?.text).toContain('/api/data-export-file.php')
})
