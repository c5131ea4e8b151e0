import { browserStorage } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { staffActions, staffCalls } from '@bouquet/contract/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openLog } from '../../src/platform/log.ts'
import { networkPart } from '../../src/platform/securityLog/networkPart.ts'
import {
  attemptKinds,
  refusalKinds,
  sessionKinds,
} from '../../src/platform/securityLog/securityEvents.ts'
import { authenticator } from '../support/authenticator.ts'
import { guideRow, readGuideRows } from '../support/guide.ts'
import { goodSignup, joinMember, mailedToken, signUp } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { hire, staffPassword } from '../support/staff.ts'

const kinds = { ...attemptKinds, ...sessionKinds, ...refusalKinds }
const lines: string[] = []
const server = await testServer({
  trustProxy: true,
  log: openLog('info', { write: (line) => void lines.push(line) }),
})
const address = '203.0.113.77'
const visitor = () => server.clientAt(address)
const { password } = goodSignup
const changed = 'another long one'
const twice = { password: changed, password_again: changed }

/** A line of the log; a field that is not named here fails. */
const entrySchema = z.strictObject({
  level: z.union([z.literal(30), z.literal(40)]),
  time: z.number(),
  event: z.enum(Object.keys(kinds)),
  account: z.uuid().nullable(),
  result: z.enum(['ok', 'refused', 'limited']),
  reason: z.string().optional(),
  call: z.string().optional(),
  brand: z.literal(server.brand.id),
  network: z.literal('203.0.113.0/24'),
  requestId: z.string().min(8),
  msg: z.literal('security'),
})

/** What was logged since the last look. */
const entries = () => lines.splice(0).map((line) => entrySchema.parse(JSON.parse(line)))

/** The same, without what every entry has alike. */
const told = () =>
  entries().map(({ event, account, result, reason, call }) => ({
    event,
    account,
    result,
    ...(reason && { reason }),
    ...(call && { call }),
  }))

beforeEach(() => void lines.splice(0))

const joinAs = async (name: string) => {
  const joined = await joinMember(server, { name }, visitor())
  lines.splice(0)
  return { ...joined, id: joined.user.id, email: joined.user.email }
}

const logIn = (email: string, given: { password: string; code?: string }) =>
  visitor().send(calls.login, { body: { email, ...given } })

describe('OPS-10 the security log', () => {
  test('OPS-10 the security log tells logins that were granted, refused and limited, and whose they were', async () => {
    const { id, email } = await joinAs('Ada')
    await logIn(email, { password })
    await logIn('nobody@post.example', { password })
    for (let tries = 0; tries < 6; tries++) await logIn(email, { password: 'a wrong one' })
    const refused = { event: 'login', result: 'refused', reason: 'login_failed' }
    expect(told()).toEqual([
      { event: 'login', account: id, result: 'ok' },
      { ...refused, account: null },
      ...Array.from({ length: 5 }, () => ({ ...refused, account: id })),
      { event: 'login', account: id, result: 'limited', reason: 'login_blocked' },
    ])
  })

  test('OPS-10 the security log tells signups, confirmed addresses, and logins that their owner ended', async () => {
    const { client, user } = await joinMember(server, { name: 'Bea' }, visitor())
    await logIn(user.email, { password })
    const { sessions } = await client.call(calls.sessions)
    const other = sessions.find(({ current }) => !current)
    if (!other) throw new Error('There is no other login')
    await client.call(calls.endSession, { body: { session: other.id } })
    await client.call(calls.endSession, { body: { session: 'others' } })
    await client.call(calls.logout)
    const account = user.id
    expect(told()).toEqual([
      { event: 'signup', account, result: 'ok' },
      { event: 'address.confirmed', account, result: 'ok' },
      { event: 'login', account, result: 'ok' },
      { event: 'logins.ended', account, result: 'ok' },
      { event: 'logins.ended', account, result: 'ok' },
      { event: 'session.ended', account, result: 'ok', reason: 'logout' },
    ])
  })

  test('OPS-10 the security log tells changes of password and address, and what was wrong about those refused', async () => {
    const { client, id: account, email } = await joinAs('Cleo')
    const next = 'cleo.new@post.example'
    await client.send(calls.changePassword, { body: { old_password: 'wrong', ...twice } })
    await client.call(calls.changePassword, { body: { old_password: password, ...twice } })
    await client.call(calls.requestMailChange, { body: { email: next, password: changed } })
    const token = await mailedToken(server, next)
    await client.call(calls.changeMail, { body: { token } })
    await client.send(calls.changeMail, { body: { token } })
    await visitor().call(calls.requestReset, { body: { email: next } })
    await visitor().send(calls.requestReset, { body: { email } })
    const reset = { token: await mailedToken(server, next), ...twice }
    await visitor().call(calls.resetPassword, { body: reset })
    expect(told()).toEqual([
      { event: 'password.changed', account, result: 'refused', reason: 'old_password_wrong' },
      { event: 'password.changed', account, result: 'ok' },
      { event: 'address.asked', account, result: 'ok' },
      { event: 'address.changed', account, result: 'ok' },
      { event: 'address.changed', account: null, result: 'refused', reason: 'link_invalid' },
      { event: 'reset.asked', account, result: 'ok' },
      { event: 'reset.asked', account: null, result: 'refused', reason: 'email_not_found' },
      { event: 'reset.used', account, result: 'ok' },
    ])
  })

  test('OPS-10 the security log tells a second factor that is switched on and off, and wrong codes', async () => {
    const { client, id: account, email } = await joinAs('Dora')
    const { uri } = await client.call(calls.beginSecondFactor, { body: { password } })
    const phone = authenticator(server, uri)
    await client.call(calls.confirmSecondFactor, { body: { code: phone.code() } })
    server.clock.pass(30)
    await logIn(email, { password })
    await logIn(email, { password, code: '000000' })
    await logIn(email, { password, code: phone.code() })
    const next = phone.code(1)
    await client.call(calls.renewRecoveryCodes, { body: { password, code: next } })
    await client.send(calls.endSecondFactor, { body: { password, code: next } })
    server.clock.pass(60)
    await client.call(calls.endSecondFactor, { body: { password, code: phone.code() } })
    expect(told()).toEqual([
      { event: 'second_factor.begun', account, result: 'ok' },
      { event: 'second_factor.on', account, result: 'ok' },
      { event: 'login', account, result: 'refused', reason: 'second_factor_required' },
      { event: 'login', account, result: 'refused', reason: 'second_factor_wrong' },
      { event: 'login', account, result: 'ok' },
      { event: 'second_factor.codes', account, result: 'ok' },
      { event: 'second_factor.off', account, result: 'refused', reason: 'second_factor_used' },
      { event: 'second_factor.off', account, result: 'ok' },
    ])
  })

  test('OPS-10 the security log tells accounts that are deleted and restored', async () => {
    const { client, id: account, email } = await joinAs('Elsa')
    await client.call(calls.deleteAccount, { body: {} })
    await logIn(email, { password })
    await visitor().call(calls.requestReactivation, { body: { email } })
    const token = await mailedToken(server, email)
    await visitor().call(calls.reactivate, { body: { token } })
    expect(told()).toEqual([
      { event: 'account.deleted', account, result: 'ok' },
      { event: 'login', account, result: 'refused', reason: 'account_deleted' },
      { event: 'account.asked', account, result: 'ok' },
      { event: 'account.restored', account, result: 'ok' },
    ])
  })

  test('OPS-10 the security log tells logins of staff and what their role refuses them', async () => {
    const { id: account, email, token } = await hire(server, 'support', 'sam')
    const client = visitor()
    const body = { token, password: staffPassword, password_again: staffPassword }
    await client.call(staffCalls.acceptInvitation, { body })
    await client.send(staffActions.photos)
    await client.call(staffCalls.deskSignOut)
    await client.send(staffCalls.deskSignIn, { body: { email, password: 'a wrong one' } })
    await client.call(staffCalls.deskSignIn, { body: { email, password: staffPassword } })
    const call = `GET ${staffActions.photos.path}`
    expect(told()).toEqual([
      { event: 'staff.invitation', account, result: 'ok' },
      { event: 'access.refused', account, result: 'refused', reason: 'forbidden', call },
      { event: 'staff.session.ended', account, result: 'ok', reason: 'logout' },
      { event: 'staff.login', account, result: 'refused', reason: 'login_failed' },
      { event: 'staff.login', account, result: 'ok' },
    ])
  })

  test('OPS-10 the security log tells refused rights, pages of other sites, impossible input and what is too much', async () => {
    const { client, id: account } = await joinAs('Fay')
    await visitor().send(calls.chats)
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    await client.fetch(calls.changeName.path, {
      method: calls.changeName.method,
      headers,
      body: '{}',
    })
    await client.fetch('/api/nothing/of-ours.php', { method: 'POST', headers })
    await client.fetch(`${calls.members.path}?min_age=many`)
    const eager = await signUp(server, { name: 'Gwen' }, visitor())
    for (let tries = 0; tries < 6; tries++) await eager.client.send(calls.resendConfirmation)
    const refused = { result: 'refused', account }
    expect(told()).toEqual([
      {
        event: 'access.refused',
        account: null,
        result: 'refused',
        reason: 'authentication_required',
        call: `GET ${calls.chats.path}`,
      },
      {
        ...refused,
        event: 'origin.refused',
        reason: 'forbidden',
        call: `${calls.changeName.method} ${calls.changeName.path}`,
      },
      { ...refused, event: 'origin.refused', reason: 'forbidden' },
      {
        ...refused,
        event: 'input.refused',
        reason: 'invalid_input',
        call: `GET ${calls.members.path}`,
      },
      { event: 'signup', account: eager.user.id, result: 'ok' },
      {
        event: 'limit.reached',
        account: eager.user.id,
        result: 'limited',
        reason: 'too_many_requests',
        call: `POST ${calls.resendConfirmation.path}`,
      },
    ])
  })
})

test('OPS-10 the security log holds no password, address, name, token, code or secret of a request', async () => {
  const email = 'ines.secret@post.example'
  const next = 'ines.other@post.example'
  const body = { ...goodSignup, name: 'Ines Secret', email, password: 'first secret words' }
  const { client } = await joinMember(server, body, visitor())
  const { uri, secret } = await client.call(calls.beginSecondFactor, { body })
  const phone = authenticator(server, uri)
  const codes = [phone.code(), phone.code(1), '123456']
  const [code = '', later = ''] = codes
  const { recovery_codes } = await client.call(calls.confirmSecondFactor, { body: { code } })
  server.clock.pass(30)
  await logIn(email, { password: 'second secret words', code: later })
  await logIn(email, { password: body.password, code: '123456' })
  await logIn(email, { password: body.password, code: later })
  const [spare = '', proof = ''] = recovery_codes
  await client.call(calls.requestMailChange, {
    body: { email: next, password: body.password, code: proof },
  })
  const changing = await mailedToken(server, next)
  await client.call(calls.changeMail, { body: { token: changing } })
  await client.call(calls.requestReset, { body: { email: next } })
  const resetting = await mailedToken(server, next)
  const third = { password: 'third secret words', password_again: 'third secret words' }
  await client.send(calls.resetPassword, { body: { token: resetting, ...third, code: '123456' } })
  await client.call(calls.resetPassword, { body: { token: resetting, ...third, code: spare } })
  await client.fetch(`/api/${email}?token=${resetting}`)
  await client.fetch(calls.login.path, { method: 'POST', body: `{"password": "${body.password}"` })
  await client.send(staffCalls.deskSignIn, { body: { email, password: body.password } })

  const secrets = [
    ...[email, next, 'Ines', 'secret words', address, secret, uri, changing, resetting],
    ...codes,
    ...recovery_codes,
    client.cookies.get(browserStorage.session.name) ?? uri,
  ]
  const found = entries()
  // Digits of a time or an id may be those of a code by chance.
  const written = JSON.stringify(found.map(({ time, account, requestId, ...rest }) => rest))
  expect(found.length).toBeGreaterThan(12)
  expect(secrets.filter((one) => one === '' || written.includes(one))).toEqual([])
})

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['192.0.2.77:50123', '192.0.2.0/24'],
  ['2001:db8:12:34:56::9', '2001:db8:12::/48'],
  ['', null],
  ['"><script>', null],
])('OPS-10 of the address %s the log has no more than the network %s', (given, part) => {
  expect(networkPart(given)).toBe(part)
})

test('OPS-10 the guide for operators lists every kind of event with its meaning', () => {
  const rows = readGuideRows('operating.md')
  for (const [kind, meaning] of Object.entries(kinds)) {
    expect(rows).toContain(guideRow([`\`${kind}\``, meaning]))
  }
})
