import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { goodSignup, joinMember, linkTo, mailsTo, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const { password } = goodSignup
const email = 'new.mara@post.example'

async function tokenTo(recipient: string) {
  const link = await linkTo(server, recipient)
  expect(link).toMatch(/^\/mail-change\/do\?token=/)
  return new URL(link, 'http://x').searchParams.get('token') ?? ''
}

test('ACC-1 a new address holds once its link is followed, and the old one is told', async () => {
  const { client, user } = await joinMember(server)
  await client.call(calls.requestMailChange, { body: { email, password } })
  expect((await client.call(calls.getUser)).user?.email).toBe(user.email)
  const token = await tokenTo(email)
  const elsewhere = server.client()
  expect(await elsewhere.call(calls.changeMail, { body: { token } })).toEqual({ email })
  const notice = (await mailsTo(server, user.email)).at(-1)
  expect(notice?.subject).toBe('Your e-mail address was changed')
  await server.client().call(calls.login, { body: { email, password } })
  const again = await elsewhere.refused(calls.changeMail, { body: { token } })
  expect(again.code).toBe('link_invalid')
})

test('ACC-1 the password is asked, and an address that somebody has is refused beside its field', async () => {
  const { client, user } = await joinMember(server)
  await joinMember(server, { name: 'Emil' })
  const refusal = async (body: { email: string; password: string }) => {
    const { code, field } = await client.refused(calls.requestMailChange, { body })
    return `${field}: ${code}`
  }
  expect(await refusal({ email, password: 'not mine' })).toBe('password: old_password_wrong')
  expect(await refusal({ email: 'mara at post', password })).toBe('email: email_invalid')
  expect(await refusal({ email: user.email.toUpperCase(), password })).toBe(
    'email: email_unchanged',
  )
  expect(await refusal({ email: 'EMIL@post.example', password })).toBe('email: email_taken')
})

test('ACC-1 who takes the address first has it', async () => {
  const { client, user } = await joinMember(server)
  await client.call(calls.requestMailChange, { body: { email, password } })
  const token = await tokenTo(email)
  await signUp(server, { name: 'Quick', email })
  const refusal = await client.refused(calls.changeMail, { body: { token } })
  expect(refusal).toMatchObject({ code: 'email_taken', status: 409 })
  expect((await client.call(calls.getUser)).user?.email).toBe(user.email)
})

test('ACC-1 the link lasts a day, and a later request ends an earlier one', async () => {
  const { client } = await joinMember(server)
  await client.call(calls.requestMailChange, { body: { email, password } })
  const first = await tokenTo(email)
  const second = 'third.mara@post.example'
  await client.call(calls.requestMailChange, { body: { email: second, password } })
  expect((await client.refused(calls.changeMail, { body: { token: first } })).code).toBe(
    'link_invalid',
  )
  const token = await tokenTo(second)
  server.clock.pass(86_401)
  expect((await client.refused(calls.changeMail, { body: { token } })).code).toBe('link_invalid')
})

test('AUT-3 links that the old mailbox holds stop working', async () => {
  const { client, user } = await joinMember(server)
  await server.client().call(calls.requestReset, { body: { email: user.email } })
  const reset = new URL(await linkTo(server, user.email), 'http://x').searchParams.get('token')
  await client.call(calls.requestMailChange, { body: { email, password } })
  await client.call(calls.changeMail, { body: { token: await tokenTo(email) } })
  const body = { token: reset ?? '', password: 'stolen one', password_again: 'stolen one' }
  expect((await server.client().refused(calls.resetPassword, { body })).code).toBe('link_invalid')
})

test('SGN-3 a mistyped address is changed before it was confirmed, and its stranger hears no more', async () => {
  const { client, user } = await signUp(server, { email: 'mistyped@post.example' })
  await client.call(calls.requestMailChange, { body: { email, password } })
  await client.call(calls.changeMail, { body: { token: await tokenTo(email) } })
  expect((await client.call(calls.getUser)).user).toMatchObject({ email, status: 'active' })
  expect(await mailsTo(server, user.email)).toHaveLength(1)
})

test('TRU-5 an address that may be a stranger’s gets three such mails a day, whoever asks for them', async () => {
  const { client } = await joinMember(server)
  const { client: other } = await joinMember(server, { name: 'Emil' })
  const stranger = 'stranger@post.example'
  const body = { email: stranger, password }
  await client.call(calls.requestMailChange, { body })
  await other.call(calls.requestMailChange, { body })
  await client.call(calls.requestMailChange, { body: { ...body, email: stranger.toUpperCase() } })
  const refusal = await other.refused(calls.requestMailChange, { body })
  expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 })
  await other.call(calls.requestMailChange, { body: { email, password } })
  server.clock.pass(86_400)
  await other.call(calls.requestMailChange, { body })
})

test('RTE-9 whoever opens a mailed link learns whether it is about another account, and no more', async () => {
  const mara = await joinMember(server)
  const emil = await joinMember(server, { name: 'Emil' })
  await mara.client.call(calls.requestMailChange, { body: { email, password } })
  const change = await tokenTo(email)
  await server.client().call(calls.requestReset, { body: { email: mara.user.email } })
  const reset = new URL(await linkTo(server, mara.user.email), 'http://x').searchParams.get('token')
  for (const token of [change, reset ?? '']) {
    const query = { token }
    expect(await mara.client.call(calls.linkOwner, { query })).toEqual({ is_other: false })
    expect(await emil.client.call(calls.linkOwner, { query })).toEqual({ is_other: true })
  }
  const guessed = { query: { token: 'guessed' } }
  expect(await emil.client.call(calls.linkOwner, guessed)).toEqual({ is_other: false })
  expect((await server.client().refused(calls.linkOwner, guessed)).code).toBe(
    'authentication_required',
  )
})
