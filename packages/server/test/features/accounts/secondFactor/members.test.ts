import { calls } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { authenticator, joinGuarded } from '../../../support/authenticator.ts'
import { goodSignup, joinMember, linkTo, mailsTo } from '../../../support/people.ts'
import { testServer } from '../../../support/server.ts'

const server = await testServer()
const { password } = goodSignup

const logIn = (email: string, code?: string, client = server.client()) =>
  client.call(calls.login, { body: { email, password, ...(code && { code }) } })
const refusedLogin = async (email: string, code?: string) =>
  (
    await server
      .client()
      .refused(calls.login, { body: { email, password, ...(code !== undefined && { code }) } })
  ).code

const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

describe('setting up', () => {
  test('AUT-1 AUT-5 a second factor is on once a code of the app confirms it, and other logins end', async () => {
    const { client, user } = await joinMember(server)
    const phone = server.client()
    await logIn(user.email, undefined, phone)
    const { uri, secret } = await client.call(calls.beginSecondFactor, { body: { password } })
    expect(uri).toMatch(/^otpauth:\/\/totp\/Harbour:mara%40post\.example\?/)
    expect(uri).toContain(`secret=${secret}`)
    await logIn(user.email)
    const off = { on: false, since: null, recovery_codes_left: 0 }
    expect((await client.call(calls.secondFactor)).second_factor).toEqual(off)

    const body = { code: authenticator(server, uri).code() }
    const { recovery_codes } = await client.call(calls.confirmSecondFactor, { body })
    expect(new Set(recovery_codes).size).toBe(10)
    expect((await client.call(calls.secondFactor)).second_factor).toEqual({
      on: true,
      since: server.clock.now().toISOString(),
      recovery_codes_left: 10,
    })
    expect((await client.call(calls.getUser)).user?.id).toBe(user.id)
    expect((await phone.call(calls.getUser)).user).toBeNull()
    expect(await refusedLogin(user.email)).toBe('second_factor_required')
  })

  test('AUT-1 setting a second factor up begins with the password alone, and a new beginning ends the one before', async () => {
    const { client } = await joinMember(server)
    const wrong = { body: { password: 'not this one' } }
    expect(await client.refused(calls.beginSecondFactor, wrong)).toMatchObject({
      code: 'old_password_wrong',
      field: 'password',
    })
    const begin = async () =>
      authenticator(
        server,
        (await client.call(calls.beginSecondFactor, { body: { password } })).uri,
      )
    const [first, second] = [await begin(), await begin()]
    const confirm = (code: string) => ({ body: { code } })
    expect(await client.refused(calls.confirmSecondFactor, confirm(first.code()))).toMatchObject({
      code: 'second_factor_wrong',
      field: 'code',
    })
    const odd = await client.refused(calls.confirmSecondFactor, confirm('𖩇𑃐ὐϴ'))
    expect(odd.code).toBe('second_factor_wrong')
    await client.call(calls.confirmSecondFactor, confirm(second.code()))
    const again = await client.refused(calls.confirmSecondFactor, confirm(second.code(1)))
    expect(again.code).toBe('second_factor_on')
    const anew = await client.refused(calls.beginSecondFactor, { body: { password } })
    expect(anew.code).toBe('second_factor_on')
  })

  test('AUT-1 members are mailed when their second factor is switched on, and when it is switched off', async () => {
    const { client, user, phone } = await joinGuarded(server)
    const mail = (await mailsTo(server, user.email)).at(-1)
    expect(mail?.subject).toBe('Two-step login is on')
    expect(mail?.text).toContain('/settings')
    await client.call(calls.endSecondFactor, { body: { password, code: phone.code() } })
    expect((await mailsTo(server, user.email)).at(-1)?.subject).toBe('Two-step login is off')
  })
})

describe('logging in', () => {
  test('AUT-1 the password alone is not enough, and the code alone neither', async () => {
    const { user, phone } = await joinGuarded(server)
    expect(await refusedLogin(user.email)).toBe('second_factor_required')
    expect(await refusedLogin(user.email, ' ')).toBe('second_factor_required')
    const body = { email: user.email, password: 'not this one', code: phone.code() }
    expect((await server.client().refused(calls.login, { body })).code).toBe('login_failed')
    expect((await logIn(user.email, phone.code())).user.id).toBe(user.id)
  })

  test('AUT-1 a code is taken once, and none of before it after it', async () => {
    const { user, phone } = await joinGuarded(server)
    const [code, next] = [phone.code(), phone.code(1)]
    await logIn(user.email, code)
    expect(await refusedLogin(user.email, code)).toBe('second_factor_used')
    await logIn(user.email, next)
    server.clock.pass(30)
    expect(await refusedLogin(user.email, next)).toBe('second_factor_used')
    expect(await refusedLogin(user.email, code)).toBe('second_factor_used')
  })

  test('AUT-1 the code that switched the second factor on logs nobody in', async () => {
    const { client, user } = await joinMember(server)
    const { uri } = await client.call(calls.beginSecondFactor, { body: { password } })
    const code = authenticator(server, uri).code()
    await client.call(calls.confirmSecondFactor, { body: { code } })
    expect(await refusedLogin(user.email, code)).toBe('second_factor_used')
  })

  test.each([
    [-2, 'second_factor_wrong'],
    [-1, 'ok'],
    [0, 'ok'],
    [1, 'ok'],
    [2, 'second_factor_wrong'],
  ])('AUT-1 a phone whose clock is %i half minutes off: %s', async (off, outcome) => {
    const { user, phone } = await joinGuarded(server)
    server.clock.pass(60)
    const code = phone.code(off)
    if (outcome === 'ok') expect((await logIn(user.email, code)).user.id).toBe(user.id)
    else expect(await refusedLogin(user.email, code)).toBe(outcome)
  })

  test('AUT-1 wrong codes close the account as wrong passwords do', async () => {
    const { user, phone } = await joinGuarded(server)
    for (let round = 0; round < 5; round += 1) {
      expect(await refusedLogin(user.email, '000000')).toBe('second_factor_wrong')
    }
    expect(await refusedLogin(user.email, phone.code())).toBe('login_blocked')
    server.clock.pass(15 * 60)
    await logIn(user.email, phone.code())
  })

  test('AUT-1 a recovery code opens the account once, however it is typed', async () => {
    const { client, user, recovery_codes } = await joinGuarded(server)
    const [first = '', second = ''] = recovery_codes
    await logIn(user.email, first)
    expect(await refusedLogin(user.email, first)).toBe('second_factor_used')
    await logIn(user.email, ` ${second.replace('-', ' ').toUpperCase()} `)
    expect((await client.call(calls.secondFactor)).second_factor.recovery_codes_left).toBe(8)
    expect(await refusedLogin(user.email, 'aaaaa-aaaaa')).toBe('second_factor_wrong')
  })

  test('AUT-1 somebody else’s codes open nothing', async () => {
    const mara = await joinGuarded(server)
    const emil = await joinGuarded(server, 'Emil')
    expect(await refusedLogin(mara.user.email, emil.phone.code())).toBe('second_factor_wrong')
    const [code = ''] = emil.recovery_codes
    expect(await refusedLogin(mara.user.email, code)).toBe('second_factor_wrong')
  })
})

describe('changing it', () => {
  test('AUT-1 switching off asks for password and code, and the password then is enough', async () => {
    const { client, user, phone } = await joinGuarded(server)
    const end = (given: string, code: string) => ({ body: { password: given, code } })
    const refusal = async (given: string, code: string) =>
      (await client.refused(calls.endSecondFactor, end(given, code))).code
    expect(await refusal('not this one', phone.code())).toBe('old_password_wrong')
    expect(await refusal(password, '')).toBe('second_factor_required')
    expect(await refusal(password, '000000')).toBe('second_factor_wrong')
    await client.call(calls.endSecondFactor, end(password, phone.code()))
    await logIn(user.email)
    expect(await refusal(password, phone.code(1))).toBe('second_factor_off')
  })

  test('AUT-1 codes are tried as seldom by whoever found an open page', async () => {
    const { client, phone } = await joinGuarded(server)
    const end = (code: string) => ({ body: { password, code } })
    for (let round = 0; round < 5; round += 1) {
      const { code } = await client.refused(calls.endSecondFactor, end('000000'))
      expect(code).toBe('second_factor_wrong')
    }
    const late = await client.refused(calls.endSecondFactor, end(phone.code()))
    expect(late).toMatchObject({ code: 'login_blocked', params: { minutes: 15 } })
  })

  test('AUT-1 new recovery codes end the earlier ones', async () => {
    const { client, user, phone, recovery_codes } = await joinGuarded(server)
    const body = { password, code: phone.code() }
    const renewed = await client.call(calls.renewRecoveryCodes, { body })
    const [old = ''] = recovery_codes
    const [fresh = ''] = renewed.recovery_codes
    expect(await refusedLogin(user.email, old)).toBe('second_factor_wrong')
    await logIn(user.email, fresh)
    expect((await client.call(calls.secondFactor)).second_factor.recovery_codes_left).toBe(9)
  })
})

describe('ways in by mail', () => {
  const chosen = { password: 'another long one', password_again: 'another long one' }

  test('AUT-3 a reset asks for the code, leaves the link good without it, and switches nothing off', async () => {
    const { client, user, phone } = await joinGuarded(server)
    await server.client().call(calls.requestReset, { body: { email: user.email } })
    const token = tokenOf(await linkTo(server, user.email))
    const reset = { token, ...chosen }
    const fresh = server.client()
    const refused = async (code?: string) =>
      (await fresh.refused(calls.resetPassword, { body: { ...reset, ...(code && { code }) } })).code
    expect(await refused()).toBe('second_factor_required')
    expect(await refused('000000')).toBe('second_factor_wrong')
    expect((await client.call(calls.getUser)).user?.id).toBe(user.id)
    await fresh.call(calls.resetPassword, { body: { ...reset, code: phone.code() } })
    expect((await fresh.call(calls.secondFactor)).second_factor.on).toBe(true)
    const body = { email: user.email, password: chosen.password }
    expect((await server.client().refused(calls.login, { body })).code).toBe(
      'second_factor_required',
    )
  })

  test('AUT-3 codes that come with a link are tried five times, then a while not', async () => {
    const { user, phone } = await joinGuarded(server)
    await server.client().call(calls.requestReset, { body: { email: user.email } })
    const token = tokenOf(await linkTo(server, user.email))
    const refused = async (code: string) =>
      (await server.client().refused(calls.resetPassword, { body: { token, ...chosen, code } }))
        .code
    for (let round = 0; round < 5; round += 1) {
      expect(await refused('000000')).toBe('second_factor_wrong')
    }
    expect(await refused(phone.code())).toBe('login_blocked')
  })

  test('AUT-5 guesses count for the account: neither another link nor the login allows more of them', async () => {
    const { client, user, phone } = await joinGuarded(server)
    const links: string[] = []
    for (let asked = 0; asked < 3; asked += 1) {
      await server.client().call(calls.requestReset, { body: { email: user.email } })
      links.push(tokenOf(await linkTo(server, user.email)))
    }
    const reset = async (token: string, code: string) =>
      (await server.client().refused(calls.resetPassword, { body: { token, ...chosen, code } }))
        .code
    const [first = '', second = '', third = ''] = links
    const guesses = [first, first, second, second]
    for (const token of guesses) expect(await reset(token, '000000')).toBe('second_factor_wrong')
    expect(await refusedLogin(user.email, '000000')).toBe('second_factor_wrong')

    expect(await reset(third, phone.code())).toBe('login_blocked')
    expect(await refusedLogin(user.email, phone.code())).toBe('login_blocked')
    const body = { password, code: phone.code() }
    expect((await client.refused(calls.endSecondFactor, { body })).code).toBe('login_blocked')
    expect((await client.refused(calls.deleteAccount, { body })).code).toBe('login_blocked')

    server.clock.pass(15 * 60)
    await client.call(calls.deleteAccount, { body: { password, code: phone.code() } })
  })

  test('AUT-5 another link to come back allows no more guesses', async () => {
    const { client, user, phone } = await joinGuarded(server)
    await client.call(calls.deleteAccount, { body: { code: phone.code() } })
    const first = tokenOf(await linkTo(server, user.email))
    await server.client().call(calls.requestReactivation, { body: { email: user.email } })
    const second = tokenOf(await linkTo(server, user.email))
    const refused = async (token: string, code: string) =>
      (await server.client().refused(calls.reactivate, { body: { token, code } })).code
    for (const token of [first, first, first, second, second]) {
      expect(await refused(token, '000000')).toBe('second_factor_wrong')
    }
    expect(await refused(second, phone.code())).toBe('login_blocked')
  })

  test('ACC-2 who comes back after a deletion needs the code as well', async () => {
    const { client, user, phone } = await joinGuarded(server)
    expect((await client.refused(calls.deleteAccount, { body: {} })).code).toBe(
      'second_factor_required',
    )
    await client.call(calls.deleteAccount, { body: { code: phone.code() } })
    const token = tokenOf(await linkTo(server, user.email))
    const back = server.client()
    const refused = await back.refused(calls.reactivate, { body: { token } })
    expect(refused.code).toBe('second_factor_required')
    server.clock.pass(30)
    await back.call(calls.reactivate, { body: { token, code: phone.code() } })
    expect((await back.call(calls.secondFactor)).second_factor.on).toBe(true)
  })
})
