import { calls } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eraseDueAccounts } from '../../../src/features/accounts/deletion/eraseAccounts.ts'
import { banMember, liftBan } from '../../../src/features/safety/index.ts'
import { daysAfter } from '../../../src/platform/clock.ts'
import { newId } from '../../../src/platform/ids.ts'
import { deletions, failedMails, mailbox, members, payments } from '../../../src/tables/index.ts'
import {
  goodSignup,
  joinMember,
  linkTo,
  mailsTo,
  makePremium,
  signUp,
} from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const { password } = goodSignup
const day = 86_400

const emil = { name: 'Emil', gender: 'male', seeking: 'female' } as const

async function leave(own: Parameters<typeof joinMember>[1] = {}) {
  const joined = await joinMember(server, own)
  const { user } = await joined.client.call(calls.getUser)
  if (!user) throw new Error('Nobody is logged in.')
  const body = { reason: 'taking_a_break', comment: 'Summer' } as const
  await joined.client.call(calls.deleteAccount, { body })
  return { ...joined, user }
}

async function codeFor(client: Awaited<ReturnType<typeof joinMember>>['client']) {
  const { alternatives } = await client.call(calls.deletionOffer)
  return alternatives.find(({ kind }) => kind === 'discount_code')
}

async function reactivationOf(email: string) {
  const link = new URL(await linkTo(server, email), 'http://x')
  expect(link.pathname).toBe('/account-deleted')
  return link.searchParams.get('token') ?? ''
}

describe('deleting an account', () => {
  test('ACC-2 alternatives and reasons are told first, and only what is to be had', async () => {
    const { client } = await joinMember(server)
    const offer = await client.call(calls.deletionOffer)
    const kinds = offer.alternatives.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['change_email', 'privacy_mode']))
    expect(offer.reasons).toContain('met_someone')
    expect(offer.reactivation_days).toBe(14)
    await client.call(calls.updateUser, { body: { privacy_mode: true } })
    const later = await client.call(calls.deletionOffer)
    expect(later.alternatives.map(({ kind }) => kind)).not.toContain('privacy_mode')
  })

  test('ACC-2 a code is offered once in a lifetime, for its member alone, and not beside a better one', async () => {
    const { client } = await joinMember(server)
    const offered = () => codeFor(client)
    expect(await offered()).toBeUndefined()
    server.clock.pass(14_400)
    const first = await offered()
    expect(first).toMatchObject({
      discountcode: { value_percentage: 20, validity: 'once-per-user' },
    })
    server.clock.pass(day)
    expect(await offered()).toEqual(first)
    server.clock.pass(6 * day)
    expect(await offered()).toBeUndefined()
  })

  test('TIM-5 who never paid is offered less than the time bonus took off, until two weeks after signup', async () => {
    const [early, late] = [await joinMember(server), await joinMember(server, emil)]
    const paid = await joinMember(server, { name: 'Pia' })
    await makePremium(server, paid.user.id)
    server.clock.pass(14_400)
    expect(await codeFor(paid.client)).toMatchObject({ discountcode: { value_percentage: 25 } })
    server.clock.pass(14 * day - 14_401)
    expect(await codeFor(early.client)).toMatchObject({ discountcode: { value_percentage: 20 } })
    server.clock.pass(7 * day + 1)
    expect(await codeFor(late.client)).toMatchObject({ discountcode: { value_percentage: 25 } })
  })

  test('ACC-2 the trial package is offered at its price', async () => {
    const { client } = await joinMember(server)
    const { alternatives } = await client.call(calls.deletionOffer)
    const { trial } = await client.call(calls.credits)
    expect(alternatives).toContainEqual({
      kind: 'trial_package',
      package: trial?.id,
      credits: trial?.credits,
      price: trial?.price,
    })
  })

  test('ACC-2 one call deletes, with or without a reason, and logs out everywhere', async () => {
    const { client, user } = await joinMember(server)
    const elsewhere = server.client()
    await elsewhere.call(calls.login, { body: { email: user.email, password } })
    const { erased_after } = await client.call(calls.deleteAccount, { body: {} })
    expect(erased_after).toBe(daysAfter(server.clock.now(), 14).toISOString())
    expect(client.cookies.has('auth.session')).toBe(false)
    expect((await elsewhere.call(calls.getUser)).user).toBeNull()
  })

  test('ACC-2 nobody sees a deleted member, and the password does not bring them back', async () => {
    const { user } = await leave()
    const other = await joinMember(server, emil)
    const seen = await other.client.refused(calls.member, { query: { id: user.id } })
    expect(seen.code).toBe('not_found')
    expect((await other.client.call(calls.members)).num_results).toBe(0)
    const body = { email: user.email, password }
    const refusal = await server.client().refused(calls.login, { body })
    expect(refusal).toMatchObject({ code: 'account_deleted', status: 403 })
  })

  test('AUT-3 a reset link from before the deletion does not work after the account is back', async () => {
    const joined = await joinMember(server)
    const { user } = joined
    await server.client().call(calls.requestReset, { body: { email: user.email } })
    const reset = new URL(await linkTo(server, user.email), 'http://x').searchParams.get('token')
    await joined.client.call(calls.deleteAccount, { body: {} })
    const token = await reactivationOf(user.email)
    await server.client().call(calls.reactivate, { body: { token } })
    const twice = { password: 'another good horse', password_again: 'another good horse' }
    const body = { token: reset ?? '', ...twice }
    expect(await server.client().refused(calls.resetPassword, { body })).toMatchObject({
      code: 'link_invalid',
    })
    await server.client().call(calls.login, { body: { email: user.email, password } })
  })

  test('SGN-2 the address is told to be still under deletion', async () => {
    const { user } = await leave()
    const body = { ...goodSignup, email: user.email }
    const refusal = await server.client().refused(calls.signup, { body })
    expect(refusal).toMatchObject({ code: 'email_being_deleted', field: 'email' })
  })
})

describe('coming back', () => {
  test('ACC-2 the mailed link brings everything back within fourteen days, once', async () => {
    const { user } = await leave()
    const token = await reactivationOf(user.email)
    server.clock.pass(14 * day - 1)
    const client = server.client()
    await client.call(calls.reactivate, { body: { token } })
    expect((await client.call(calls.getUser)).user).toEqual(user)
    expect((await mailsTo(server, user.email)).at(-1)?.subject).toBe('Your account is back')
    const again = await server.client().refused(calls.reactivate, { body: { token } })
    expect(again.code).toBe('link_invalid')
  })

  test('ACC-2 looking at the link, as mail programs do, brings nobody back', async () => {
    const { user } = await leave()
    await server.client().fetch(await linkTo(server, user.email))
    const body = { email: user.email, password }
    expect((await server.client().refused(calls.login, { body })).code).toBe('account_deleted')
  })

  test('ACC-2 after fourteen days the link is over', async () => {
    const { user } = await leave()
    const token = await reactivationOf(user.email)
    server.clock.pass(14 * day)
    const refusal = await server.client().refused(calls.reactivate, { body: { token } })
    expect(refusal).toMatchObject({ code: 'link_invalid', status: 410 })
  })

  test('ACC-2 the link is mailed again, to nobody who is not leaving', async () => {
    const { user } = await leave()
    const stays = await joinMember(server, emil)
    server.clock.pass(3 * day)
    await server.client().call(calls.requestReactivation, { body: { email: user.email } })
    const token = await reactivationOf(user.email)
    await server.client().call(calls.reactivate, { body: { token } })
    const body = { email: stays.user.email }
    const refusal = await server.client().refused(calls.requestReactivation, { body })
    expect(refusal.code).toBe('email_not_found')
  })

  test('ACC-2 who was banned meanwhile does not come back, and is erased all the same', async () => {
    const { user } = await leave()
    const body = { token: await reactivationOf(user.email) }
    const ban = { brand: 'harbour', member: user.id, reason: 'A fraud' }
    await banMember({ ...server.services, actor: 'staff:kim' }, ban)
    expect((await server.client().refused(calls.reactivate, { body })).code).toBe('link_invalid')
    server.clock.pass(14 * day)
    await eraseDueAccounts(server.services)
    expect(await server.db.select().from(members).where(eq(members.id, user.id))).toEqual([])
  })

  test('ACC-5 a ban that is lifted leaves the deletion: nobody sees the account, its link works, and it is erased', async () => {
    const visitor = server.client()
    const ban = (member: string) => ({ brand: 'harbour', member, reason: 'A mistake' })
    const staff = { ...server.services, actor: 'staff:kim' }
    const [first, second] = [await leave(), await leave(emil)]
    const token = await reactivationOf(first.user.email)
    for (const { user } of [first, second]) {
      await banMember(staff, ban(user.id))
      await liftBan(staff, ban(user.id))
      expect(await visitor.refused(calls.member, { query: { id: user.id } })).toMatchObject({
        code: 'not_found',
      })
    }
    const back = await server.client().call(calls.reactivate, { body: { token } })
    expect(back.user).toMatchObject({ status: 'active', profile: { status: 'active' } })
    server.clock.pass(14 * day)
    await eraseDueAccounts(server.services)
    const left = await server.db.select({ id: members.id }).from(members)
    expect(left).toEqual([{ id: first.user.id }])
  })

  test('ACC-2 who was never confirmed comes back unconfirmed', async () => {
    const { client, user } = await signUp(server)
    await client.call(calls.deleteAccount, { body: {} })
    const token = await reactivationOf(user.email)
    const back = await server.client().call(calls.reactivate, { body: { token } })
    expect(back.user).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } })
  })
})

describe('erasing', () => {
  const erase = async () => {
    await eraseDueAccounts(server.services)
    await server.jobs.drain()
  }

  test('ACC-2 TRU-3 after fourteen days the person is gone for good, pictures too', async () => {
    const { client, user } = await joinMember(server)
    await client.call(calls.uploadPhoto, { file: await picture() })
    expect(server.photoFiles.names()).not.toEqual([])
    await client.call(calls.deleteAccount, { body: { comment: 'I am Mara of Kiel' } })
    expect(await mailsTo(server, user.email)).not.toEqual([])
    await server.db.insert(failedMails).values({
      id: newId(),
      brand: 'harbour',
      kind: 'news',
      recipient: user.email,
      reason: 'The mailbox is full.',
      attempts: 1,
      created: server.clock.now(),
    })
    server.clock.pass(14 * day)
    await erase()
    expect(await server.db.select().from(members).where(eq(members.id, user.id))).toEqual([])
    expect(server.photoFiles.names()).toEqual([])
    expect(await server.db.select().from(mailbox)).toEqual([])
    expect(await server.db.select().from(failedMails)).toEqual([])
    expect(await server.db.select().from(deletions)).toMatchObject([
      { member: null, comment: null, erased: server.clock.now() },
    ])
    await signUp(server)
  })

  test('ACC-2 nobody is erased a moment too early, or after coming back', async () => {
    const left = async () =>
      (await server.db.select({ name: members.name }).from(members)).map(({ name }) => name)
    await leave()
    server.clock.pass(day)
    const back = await leave(emil)
    const body = { token: await reactivationOf(back.user.email) }
    await server.client().call(calls.reactivate, { body })
    server.clock.pass(13 * day - 1)
    await erase()
    expect((await left()).toSorted()).toEqual(['Emil', 'Mara'])
    server.clock.pass(1)
    await erase()
    expect(await left()).toEqual(['Emil'])
    server.clock.pass(day)
    await erase()
    expect(await left()).toEqual(['Emil'])
  })

  test('ACC-2 the books keep a sale without the person', async () => {
    const { client, user } = await joinMember(server)
    await server.db.insert(payments).values({
      orderNumber: '4KD7B9QXM',
      id: '019a0000-0000-7000-8000-000000000001',
      brand: 'harbour',
      member: user.id,
      package: 'credits-100',
      credits: 100,
      amount: 1999,
      currency: 'EUR',
      method: 'card',
      status: 'completed',
      idempotencyKey: '019a0000-0000-7000-8000-000000000002',
      provider: 'sandbox',
      created: server.clock.now(),
    })
    await client.call(calls.deleteAccount, { body: {} })
    server.clock.pass(14 * day)
    await erase()
    expect(await server.db.select().from(payments)).toMatchObject([{ member: null, amount: 1999 }])
  })
})
