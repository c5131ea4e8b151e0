import { calls, memberIdSchema } from '@bouquet/contract/schemas'
import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { throttles } from '../../../src/tables/index.ts'
import { goodSignup, joinMember, linkTo, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ trustProxy: true })

const password = 'a better one'

async function resetBy(email: string) {
  const link = await linkTo(server, email)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  return server
    .client()
    .send(calls.resetPassword, { body: { token, password, password_again: password } })
}

describe('password resets that strangers ask for', () => {
  test('AUT-3 password resets that strangers ask for leave the owner their own, however many networks ask', async () => {
    const { user } = await joinMember(server)
    const body = { email: user.email }
    const before = (await mailsTo(server, user.email)).length
    for (let network = 0; network < 20; network++) {
      const stranger = server.clientAt(`2001:db8:0:${network}::1`)
      for (let n = 0; n < 3; n++) await stranger.call(calls.requestReset, { body })
    }
    await server.clientAt('198.51.100.7').call(calls.requestReset, { body })
    expect(await mailsTo(server, user.email)).toHaveLength(before + 10)
    expect((await resetBy(user.email)).status).toBe(200)
  })

  test('AUT-3 password resets that strangers ask for leave one mail an hour when the day’s mails are used up', async () => {
    const { user } = await joinMember(server)
    const body = { email: user.email }
    for (let network = 0; network < 12; network++) {
      await server.clientAt(`198.51.100.${network}`).call(calls.requestReset, { body })
    }
    server.clock.pass(3_601)
    await server.clientAt('203.0.113.1').call(calls.requestReset, { body })
    expect((await resetBy(user.email)).status).toBe(200)
  })

  test('AUT-3 password resets are counted for all addresses of one subscriber together', async () => {
    const { user } = await joinMember(server)
    const body = { email: user.email }
    for (let n = 1; n <= 3; n++) {
      await server.clientAt(`2001:db8:0:1::${n}`).call(calls.requestReset, { body })
    }
    const fourth = server.clientAt('2001:db8:0:1:aaaa::4')
    expect((await fourth.refused(calls.requestReset, { body })).code).toBe('reset_limit')
    await server.clientAt('2001:db8:0:2::4').call(calls.requestReset, { body })
  })
})

test('AUT-1 wrong passwords from one /64 count together', async () => {
  const { user } = await joinMember(server)
  const body = { email: user.email, password: 'not the one' }
  const codes: string[] = []
  for (let n = 1; n <= 6; n++) {
    const { code } = await server.clientAt(`2001:db8:0:1::${n}`).refused(calls.login, { body })
    codes.push(code)
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'login_failed'), 'login_blocked'])
})

describe('receipts of complaints', () => {
  const about = (id: string, email: string) => ({
    subject: { kind: 'profile' as const, profile: memberIdSchema.parse(id) },
    reason: 'scam' as const,
    text: 'They asked me for money at once.',
    email,
  })

  test('TRU-5 receipts of complaints go to one address three times a day, and the case is taken all the same', async () => {
    const { user } = await joinMember(server)
    for (let n = 1; n <= 5; n++) {
      const visitor = server.clientAt(`198.51.100.${n}`)
      const { complaint, key } = await visitor.call(calls.complain, {
        body: about(user.id, 'Victim@post.example'),
      })
      await visitor.call(calls.complaint, { query: { number: complaint.number, key } })
    }
    expect(await mailsTo(server, 'Victim@post.example')).toHaveLength(3)
    server.clock.pass(86_400)
    await server.client().call(calls.complain, { body: about(user.id, 'victim@post.example') })
    expect(await mailsTo(server, 'victim@post.example')).toHaveLength(1)
  })

  test('TRU-5 receipts of complaints go to ten addresses a day for one asker', async () => {
    const { user } = await joinMember(server)
    const visitor = server.clientAt('198.51.100.7')
    let mails = 0
    for (let n = 1; n <= 12; n++) {
      const email = `victim${n}@post.example`
      await visitor.call(calls.complain, { body: about(user.id, email) })
      mails += (await mailsTo(server, email)).length
    }
    expect(mails).toBe(10)
  })
})

describe('logged-in members', () => {
  test('OPS-7 the login that was seen the longest ago ends when a 21st begins', async () => {
    const { client, user } = await joinMember(server)
    const body = { email: user.email, password: goodSignup.password }
    const forgotten = server.client()
    await forgotten.call(calls.login, { body })
    server.clock.pass(3_600)
    await client.call(calls.getUser)
    for (let n = 0; n < 18; n++) await server.client().call(calls.login, { body })
    expect((await client.call(calls.sessions)).sessions).toHaveLength(20)
    await server.client().call(calls.login, { body })
    expect((await client.call(calls.sessions)).sessions).toHaveLength(20)
    expect((await client.call(calls.getUser)).user?.id).toBe(user.id)
    expect((await forgotten.call(calls.getUser)).user).toBeNull()
  })

  test('OPS-7 logins at once leave twenty', async () => {
    const { user } = await joinMember(server)
    const body = { email: user.email, password: goodSignup.password }
    await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        server.clientAt(`198.51.100.${n}`).call(calls.login, { body }),
      ),
    )
    const fresh = server.client()
    await fresh.call(calls.login, { body })
    expect((await fresh.call(calls.sessions)).sessions).toHaveLength(20)
  })

  test('OPS-7 logged-in members search and look at people at the pace of a person, not of a program', async () => {
    const { client, user } = await joinMember(server)
    const query = { id: user.id }
    const look = async () => {
      await client.call(calls.members)
      await client.call(calls.member, { query })
    }
    const counted = () =>
      server.db
        .select()
        .from(throttles)
        .where(like(throttles.key, `%:60:${user.id}`))
    for (let n = 0; n < 11; n++) await look()
    expect(await counted()).toEqual([])
    await look()
    expect(await counted()).toMatchObject([{ count: 12 }, { count: 12 }])
    // Other processes have served as many as to leave one share.
    await server.db
      .update(throttles)
      .set({ count: 96 })
      .where(like(throttles.key, `%:60:${user.id}`))
    for (let n = 0; n < 12; n++) await look()
    expect(await counted()).toMatchObject([{ count: 108 }, { count: 108 }])
    for (let n = 0; n < 12; n++) await look()
    const refusal = { code: 'too_many_requests', status: 429 }
    expect(await client.refused(calls.members)).toMatchObject(refusal)
    expect(await client.refused(calls.member, { query })).toMatchObject(refusal)
    server.clock.pass(60)
    await look()
  })
})
