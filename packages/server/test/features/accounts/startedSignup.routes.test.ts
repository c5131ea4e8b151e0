import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { members } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { goodSignup, joinMember, linkTo, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [testBrand('harbour'), testBrand('closed', { signups: 'none' })],
})

const begun = {
  email: 'mara@post.example',
  name: 'Mara',
  gender: 'female',
  seeking: 'male',
  language: 'de',
  tracking: { network: 'paper' },
} as const

const { email: _, ...typed } = goodSignup

async function begin() {
  await server.client().call(calls.startSignup, { body: begun })
  const link = new URL(await linkTo(server, begun.email), 'http://x')
  expect(link.pathname).toBe('/complete-signup')
  return link.searchParams.get('api_signup_complete') ?? ''
}

test('SGN-4 a signup begun elsewhere waits behind a mailed link, without an account', async () => {
  const token = await begin()
  const { signup } = await server.client().call(calls.startedSignup, { query: { token } })
  expect(signup).toEqual({
    email: 'mara@post.example',
    name: 'Mara',
    gender: 'female',
    seeking: 'male',
    language: 'de',
  })
  const body = { email: begun.email, password: goodSignup.password }
  expect((await server.client().refused(calls.login, { body })).code).toBe('login_failed')
  const [mail] = await mailsTo(server, begun.email)
  expect(mail?.html).toContain('lang="de-DE"')
})

test('SGN-4 completing it makes the account, confirms the address and logs in, once', async () => {
  const token = await begin()
  const client = server.client()
  const { user } = await client.call(calls.completeSignup, { body: { ...typed, token } })
  expect(user).toMatchObject({ email: begun.email, status: 'active', language: 'de', credits: 10 })
  expect(user.signup_steps).not.toContain('confirm')
  expect((await client.call(calls.getUser)).user?.id).toBe(user.id)
  expect(await mailsTo(server, begun.email)).toHaveLength(1)
  const again = await server.client().refused(calls.completeSignup, { body: { ...typed, token } })
  expect(again.code).toBe('link_invalid')
})

test('SGN-4 an error is shown beside its field and the link can be used again', async () => {
  const token = await begin()
  const client = server.client()
  const young = { ...typed, token, date_of_birth: '2015-01-01' }
  expect(await client.refused(calls.completeSignup, { body: young })).toMatchObject({
    code: 'too_young',
    field: 'date_of_birth',
  })
  await client.call(calls.completeSignup, { body: { ...typed, token } })
})

test('SGN-4 the link lasts seven days and opens nothing on another brand', async () => {
  const token = await begin()
  const query = { token }
  const elsewhere = await server.client('closed.example').refused(calls.startedSignup, { query })
  expect(elsewhere.code).toBe('link_invalid')
  server.clock.pass(7 * 86_400)
  const late = await server.client().refused(calls.startedSignup, { query })
  expect(late).toMatchObject({ code: 'link_invalid', status: 410 })
})

test('LAN-6 SGN-2 a signup started elsewhere is refused where nobody may join, and for an address in use', async () => {
  const closed = await server.client('closed.example').refused(calls.startSignup, { body: begun })
  expect(closed.code).toBe('signups_closed')
  await joinMember(server)
  const taken = await server.client().refused(calls.startSignup, { body: begun })
  expect(taken).toMatchObject({ code: 'email_taken', field: 'email' })
})

test('TRU-5 nobody’s mailbox is filled by it', async () => {
  for (let n = 0; n < 3; n++) await server.client().call(calls.startSignup, { body: begun })
  const refusal = await server.client().refused(calls.startSignup, { body: begun })
  expect(refusal.code).toBe('too_many_requests')
  expect(await mailsTo(server, begun.email)).toHaveLength(3)
})

test('TRU-5 a mail to a stranger carries a name, and no advertisement in its place', async () => {
  const name = 'Win a prize on spam.example, write to us today'
  const refusal = await server.client().refused(calls.startSignup, { body: { ...begun, name } })
  expect(refusal).toMatchObject({ code: 'name_length', field: 'name' })
  expect(await mailsTo(server, begun.email)).toEqual([])
})

test('RTE-7 of what an address says of a campaign the beginning is kept', async () => {
  const sub1 = 'long '.repeat(1_000)
  const body = { ...goodSignup, tracking: { network: 'paper', sub1 } }
  await server.client().call(calls.signup, { body })
  const [member] = await server.db.select({ tracking: members.tracking }).from(members)
  expect(member?.tracking).toEqual({ network: 'paper', sub1: sub1.slice(0, 500) })
})
