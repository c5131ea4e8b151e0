import { calls, errorBodySchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../src/app/createApp.ts'
import { testBrand } from '../../support/brand.ts'
import {
  confirmByMail,
  goodSignup,
  joinMember,
  linkTo,
  mailedToken,
  mailsTo,
  signUp,
} from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({
  brands: [
    testBrand('harbour'),
    testBrand('closed', { signups: 'none' }),
    testBrand('invited', { signups: 'with_trafficsource' }),
    testBrand('later', { min_age: 30 }),
  ],
})

const password = goodSignup.password

describe('signing up', () => {
  test('SGN-1 signing up makes an account, logs in, gives the first credits and names the open steps', async () => {
    const { client, user } = await signUp(server)
    expect(user).toMatchObject({ status: 'not_confirmed', credits: 10, paid_user: false })
    expect(user.signup_steps).toEqual(['photo', 'location', 'personal', 'about', 'push', 'confirm'])
    expect((await client.call(calls.getUser)).user?.id).toBe(user.id)
  })

  test('LOC-2 who signs up on a German page goes on in German', async () => {
    const { client } = await signUp(server, { language: 'de' })
    expect(client.cookies.get('i18n_redirected')).toBe('de')
  })

  test('SGN-1 the steps are resumed on another device, the last cannot be skipped', async () => {
    const { client, user } = await signUp(server)
    await client.call(calls.finishSignupStep, { body: { step: 'photo' } })
    const elsewhere = server.client()
    const again = await elsewhere.call(calls.login, { body: { email: user.email, password } })
    expect(again.user.signup_steps[0]).toBe('location')
    const refusal = await elsewhere.refused(calls.finishSignupStep, { body: { step: 'confirm' } })
    expect(refusal.code).toBe('forbidden')
  })

  test.each([
    ['email', { email: 'mara at post' }, 'email_invalid'],
    ['name', { name: 'MARA@post.example', email: 'mara@post.example' }, 'name_is_email'],
    ['name', { name: '@mara' }, 'name_starts_with_at'],
    ['name', { name: 'M' }, 'name_length'],
    ['password', { password: 'short' }, 'password_too_short'],
    ['date_of_birth', { date_of_birth: '2008-03-02' }, 'too_young'],
    ['date_of_birth', { date_of_birth: '1990-02-30' }, 'date_of_birth_invalid'],
    ['date_of_birth', { date_of_birth: '2027-01-01' }, 'date_of_birth_invalid'],
    ['terms', { terms: false }, 'terms_not_accepted'],
  ])('SGN-2 %s %j is refused as %s beside its field', async (field, wrong, code) => {
    const body = { ...goodSignup, ...wrong }
    const client = server.client()
    expect(await client.refused(calls.signup, { body })).toMatchObject({ code, field })
    expect((await client.call(calls.getUser)).user).toBeNull()
  })

  test('SGN-2 who turns eighteen today may join', async () => {
    const { user } = await signUp(server, { date_of_birth: '2008-03-01' })
    expect(user.profile.age).toBe(18)
  })

  test('SGN-2 a brand may ask for more years', async () => {
    const client = server.client('later.example')
    const body = { ...goodSignup, date_of_birth: '1999-01-01' }
    const refusal = await client.refused(calls.signup, { body })
    expect(refusal).toMatchObject({ code: 'too_young', params: { min_age: 30 } })
  })

  test('SGN-2 an address is used once in a brand, however it is written', async () => {
    await signUp(server)
    const body = { ...goodSignup, email: 'MARA@post.example' }
    const refusal = await server.client().refused(calls.signup, { body })
    expect(refusal).toMatchObject({ code: 'email_taken', field: 'email', status: 409 })
    await signUp(server, {}, server.client('later.example'))
  })

  test('SGN-2 of two signups at once with one address only one is made', async () => {
    const send = () => server.client().send(calls.signup, { body: goodSignup })
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('LAN-6 a closed brand takes nobody, an invited one who came by a campaign', async () => {
    const body = goodSignup
    const closed = await server.client('closed.example').refused(calls.signup, { body })
    expect(closed.code).toBe('signups_closed')
    const invited = server.client('invited.example')
    expect((await invited.refused(calls.signup, { body })).code).toBe('signups_closed')
    await invited.call(calls.signup, { body: { ...body, tracking: { network: 'paper' } } })
  })
})

describe('a plain form', () => {
  const form = (own: Record<string, string> = {}) =>
    new URLSearchParams({
      email: 'mara@post.example',
      name: 'Mara',
      password,
      date_of_birth: '1990-05-20',
      gender: 'female',
      seeking: 'male',
      terms: 'on',
      network: 'paper',
      country: '',
      ...own,
    })
  const post = (body: URLSearchParams) =>
    server.client().fetch('/api/signup.php', {
      method: 'POST',
      body,
      headers: { referer: 'http://harbour.localhost/de/landers/gallery?x=1' },
    })

  test('LAN-4 a plain form signs up without script and goes on to the steps', async () => {
    const response = await post(form())
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/signup')
    expect(response.headers.get('set-cookie')).toContain('auth.session=')
  })
})

test.each([
  ['Bayern', 'DE', 'Bayern'],
  ['Bayern', 'AT', null],
  ['Atlantis', 'DE', null],
])('LAN-1 the region %s of a map of %s becomes %s', async (region, country, expected) => {
  const { user } = await signUp(server, { country, region })
  expect(user.profile).toMatchObject({ country, region: expected })
})

describe('confirming the address', () => {
  test('SGN-3 the mailed link says what it is for, and confirms, once and again', async () => {
    const { client, user } = await signUp(server)
    const token = await mailedToken(server, user.email)
    const stranger = server.client()
    const read = () => stranger.call(calls.confirmation, { query: { token } })
    expect(await read()).toEqual({ email: user.email, is_confirmed: false })
    const confirmed = { email: user.email, is_confirmed: true }
    expect(await stranger.call(calls.confirmAddress, { body: { token } })).toEqual(confirmed)
    expect(await stranger.call(calls.confirmAddress, { body: { token } })).toEqual(confirmed)
    expect(await read()).toEqual(confirmed)
    const { user: now } = await client.call(calls.getUser)
    expect(now).toMatchObject({ status: 'active', profile: { status: 'active' } })
    expect(now?.signup_steps).not.toContain('confirm')
  })

  test('SGN-3 a wrong or old link is refused', async () => {
    const { client, user } = await signUp(server)
    const follow = (token: string) => client.refused(calls.confirmAddress, { body: { token } })
    expect((await follow('guessed')).code).toBe('link_invalid')
    const token = await mailedToken(server, user.email)
    server.clock.pass(8 * 86_400)
    expect((await follow(token)).code).toBe('link_invalid')
    const read = await client.refused(calls.confirmation, { query: { token } })
    expect(read.code).toBe('link_invalid')
  })

  test('LAN-3 CHT-9 a message written on the way to signing up waits in the chats, and is sent then, at no cost', async () => {
    const emil = await joinMember(server, { name: 'Emil', gender: 'male', seeking: 'female' })
    const { client, user } = await signUp(server, {
      signup_profile: emil.user.id,
      signup_message: ' Is that your dog? ',
    })
    const [waiting] = (await client.call(calls.chats)).chats
    expect(waiting).toMatchObject({
      profile: { id: emil.user.id },
      last_message: {
        state: 'held',
        held_for: 'confirmation',
        body: { text: 'Is that your dog?' },
      },
    })
    expect((await emil.client.call(calls.chats)).chats).toEqual([])
    await confirmByMail(server, client, user.email)
    const { chats } = await emil.client.call(calls.chats)
    expect(chats.map(({ last_message }) => last_message?.body)).toEqual([
      { kind: 'text', text: 'Is that your dog?' },
    ])
    expect((await client.call(calls.getUser)).user?.credits).toBe(10)
  })

  test('SGN-3 a new link can be asked for', async () => {
    const { client, user } = await signUp(server)
    await client.call(calls.resendConfirmation)
    expect(await mailsTo(server, user.email)).toHaveLength(2)
  })

  test('TRU-5 an address that nobody has confirmed is mailed a new link ten times a day at most', async () => {
    const { client, user } = await signUp(server)
    for (let hour = 0; hour < 3; hour += 1) {
      for (let tries = 0; tries < 6; tries += 1) await client.send(calls.resendConfirmation)
      server.clock.pass(3_600)
    }
    expect(await mailsTo(server, user.email)).toHaveLength(1 + 10)
    server.clock.pass(86_400)
    await client.call(calls.resendConfirmation)
  })

  test('PSH-3 the mail speaks the member’s language', async () => {
    const { user } = await signUp(server, { language: 'de' })
    const [mail] = await mailsTo(server, user.email)
    expect(mail?.html).toContain('lang="de-DE"')
    expect(mail?.html).toContain('Harbour')
  })
})

describe('logging in and out', () => {
  test('AUT-1 the session cookie is kept from scripts and lasts thirty days', async () => {
    const { user } = await signUp(server)
    const response = await server
      .client()
      .send(calls.login, { body: { email: user.email, password } })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^auth\.session=/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=2592000'])
      expect(cookie).toContain(part)
  })

  test('AUT-1 over TLS the cookie is secure', async () => {
    const response = await server.app.request('https://harbour.example/api/signup.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goodSignup),
    })
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-auth\.session=.*; Path=\/;.*; Secure/,
    )
  })

  test('AUT-1 after logging out the old cookie opens nothing', async () => {
    const { client } = await signUp(server)
    const old = client.cookies.get('auth.session') ?? ''
    await client.call(calls.logout)
    const thief = server.client()
    thief.cookies.set('auth.session', old)
    expect((await thief.call(calls.getUser)).user).toBeNull()
  })

  test('AUT-1 a session ends after thirty days', async () => {
    const { client } = await signUp(server)
    server.clock.pass(30 * 86_400)
    expect((await client.call(calls.getUser)).user).toBeNull()
  })

  test('AUT-1 a session of one brand opens nothing on another', async () => {
    const { client } = await signUp(server)
    const elsewhere = server.client('later.example')
    elsewhere.cookies.set('auth.session', client.cookies.get('auth.session') ?? '')
    expect((await elsewhere.call(calls.getUser)).user).toBeNull()
  })

  test('AUT-1 too many wrong passwords block for a while, the right one too', async () => {
    const { user } = await signUp(server)
    const client = server.client()
    const body = { email: user.email, password: 'guess guess' }
    for (let n = 0; n < 5; n++) {
      expect((await client.refused(calls.login, { body })).code).toBe('login_failed')
    }
    const right = { body: { email: user.email, password } }
    expect(await client.refused(calls.login, right)).toMatchObject({
      code: 'login_blocked',
      params: { minutes: 15 },
    })
    server.clock.pass(15 * 60)
    await client.call(calls.login, right)
  })

  const guessOf = (email: string, address: string): [string, RequestInit] => [
    'http://harbour.example/api/user.php',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: 'guess guess' }),
    },
  ]

  test('AUT-1 guessing from many addresses blocks the account, guessing many accounts the address', async () => {
    const behindProxy = { ...server.services.config, trustProxy: true }
    const app = createApp({ ...server.services, config: behindProxy })
    const { user } = await signUp(server)
    const tries = async (asked: readonly (readonly [email: string, address: string])[]) => {
      const codes = []
      for (const [email, address] of asked) {
        const response = await app.request(...guessOf(email, address))
        codes.push(errorBodySchema.parse(await response.json()).error.code)
      }
      return codes
    }
    const oneAccount = Array.from({ length: 31 }, (_, n) => [user.email, `10.0.0.${n}`] as const)
    const first = await tries(oneAccount)
    expect(first.slice(0, 30)).toEqual(Array(30).fill('login_failed'))
    expect(first[30]).toBe('login_blocked')
    const oneAddress = Array.from(
      { length: 51 },
      (_, n) => [`x${n}@post.example`, '10.9.9.9'] as const,
    )
    const second = await tries(oneAddress)
    expect(second.slice(0, 50)).toEqual(Array(50).fill('login_failed'))
    expect(second[50]).toBe('login_blocked')
  })

  test('AUT-1 logging in rightly blocks nobody, however often', async () => {
    const { user } = await signUp(server)
    const body = { email: user.email, password }
    for (let n = 0; n < 60; n++) await server.client().call(calls.login, { body })
  })

  test('AUT-2 a call for members answers visitors with authentication_required', async () => {
    const response = await server.client().send(calls.likes)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ authentication_required: true })
  })

  test('PER-1 another site’s page changes nothing with the member’s cookie', async () => {
    const { client } = await signUp(server)
    const response = await client.fetch('/api/user.php', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ language: 'fr' }),
    })
    expect(response.status).toBe(403)
    expect((await client.call(calls.getUser)).user?.language).toBe('en')
  })
})

describe('passwords', () => {
  const reset = async (email: string) => {
    await server.client().call(calls.requestReset, { body: { email } })
    return new URL(await linkTo(server, email), 'http://x').searchParams.get('token') ?? ''
  }
  const chosen = { password: 'something new', password_again: 'something new' }

  test('AUT-3 a mailed link sets a new password once and ends all other sessions', async () => {
    const { client, user } = await joinMember(server)
    const body = { token: await reset(user.email), ...chosen }
    const fresh = server.client()
    await fresh.call(calls.resetPassword, { body })
    expect((await client.call(calls.getUser)).user).toBeNull()
    expect((await fresh.call(calls.getUser)).user?.id).toBe(user.id)
    expect((await fresh.refused(calls.resetPassword, { body })).code).toBe('link_invalid')
  })

  test('AUT-3 a link is good for an hour', async () => {
    const { user } = await joinMember(server)
    const token = await reset(user.email)
    server.clock.pass(3_601)
    const refusal = await server
      .client()
      .refused(calls.resetPassword, { body: { token, ...chosen } })
    expect(refusal).toMatchObject({ code: 'link_invalid', status: 410 })
  })

  test('AUT-3 an unknown address is told, and so is the daily limit', async () => {
    const { user } = await joinMember(server)
    const client = server.client()
    const unknown = await client.refused(calls.requestReset, { body: { email: 'no@post.example' } })
    expect(unknown.code).toBe('email_not_found')
    const body = { email: user.email }
    for (let n = 0; n < 3; n++) await client.call(calls.requestReset, { body })
    expect((await client.refused(calls.requestReset, { body })).code).toBe('reset_limit')
    server.clock.pass(86_400)
    await client.call(calls.requestReset, { body })
  })

  test('ACC-1 changing the password checks the old one and that the new ones match', async () => {
    const { client, user } = await joinMember(server)
    const other = server.client()
    await other.call(calls.login, { body: { email: user.email, password } })
    const wrong = { old_password: 'not this one', ...chosen }
    expect(await client.refused(calls.changePassword, { body: wrong })).toMatchObject({
      code: 'old_password_wrong',
      field: 'old_password',
    })
    const differ = { old_password: password, ...chosen, password_again: 'something else' }
    expect((await client.refused(calls.changePassword, { body: differ })).code).toBe(
      'passwords_differ',
    )
    await client.call(calls.changePassword, { body: { old_password: password, ...chosen } })
    expect((await client.call(calls.getUser)).user?.id).toBe(user.id)
    expect((await other.call(calls.getUser)).user).toBeNull()
  })

  test('LOC-3 a member’s language is saved', async () => {
    const { client } = await joinMember(server)
    const { user } = await client.call(calls.updateUser, { body: { language: 'pl' } })
    expect(user.language).toBe('pl')
  })
})
