import { constants } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { staffActions, staffCalls, staffCookie } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { hashToken } from '../../../src/platform/ids.ts'
import { staff, staffInvitations, staffSessions } from '../../../src/tables/index.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { hire, seatStaff, staffPassword } from '../../support/staff.ts'

const server = await testServer()
const password_again = staffPassword
const passwords = { password: staffPassword, password_again }
const signInAs = (email: string, password = staffPassword, client = server.client()) =>
  client.call(staffCalls.deskSignIn, { body: { email, password } })
const refusedSignIn = (email: string, password: string, client = server.client()) =>
  client.refused(staffCalls.deskSignIn, { body: { email, password } })

const actions = async (admin: Awaited<ReturnType<typeof seatStaff>>, subject?: string) => {
  const query = subject ? { subject } : {}
  const { items } = await admin.client.call(staffActions.audit, { query })
  return items.map(({ act }) => act)
}

test('PER-2 an invitation sets a password once, and only its hash is kept', async () => {
  const admin = await seatStaff(server, 'admin')
  const body = {
    email: 'Jo@bouquet.example',
    name: 'Jo',
    role: 'support',
    reason: 'first day',
  } as const
  const { staff: made, invitation } = await admin.client.call(staffActions['make-staff'], { body })
  expect(made).toMatchObject({ email: 'jo@bouquet.example', role: 'support', has_password: false })
  const token = invitation?.token ?? ''
  const [stored] = await server.db.select().from(staffInvitations)
  expect(stored?.tokenHash).toBe(hashToken(token))
  expect(JSON.stringify(stored)).not.toContain(token)

  const client = server.client()
  const entered = await client.call(staffCalls.acceptInvitation, { body: { token, ...passwords } })
  expect(entered).toMatchObject({
    staff: { name: 'Jo', role: 'support' },
    brands: [{ id: 'harbour', name: 'Harbour' }],
  })
  expect(await client.call(staffCalls.deskLogin)).toEqual(entered)
  const again = { body: { token, ...passwords } }
  expect(await server.client().refused(staffCalls.acceptInvitation, again)).toMatchObject({
    code: 'link_invalid',
  })
  expect((await signInAs('JO@bouquet.example')).staff.id).toBe(made.id)
  const hashes = (await server.db.select().from(staff)).map(({ passwordHash }) => passwordHash)
  expect(hashes.every((hash) => hash?.startsWith('$argon2id$'))).toBe(true)
})

test('PER-2 an invitation ends after a day, and a new one takes the place of the one before', async () => {
  const admin = await seatStaff(server, 'admin')
  const { email, token } = await hire(server, 'moderator')
  const accept = (given: string) =>
    server.client().refused(staffCalls.acceptInvitation, { body: { token: given, ...passwords } })
  const body = { email, reason: 'the first was lost' }
  const { invitation } = await admin.client.call(staffActions['invite-staff'], { body })
  expect((await accept(token)).code).toBe('link_invalid')
  server.clock.pass(24 * 3_600)
  expect((await accept(invitation.token)).code).toBe('link_invalid')
})

test('PER-2 a password of staff has twelve characters or more, twice the same', async () => {
  const { token } = await hire(server, 'moderator')
  const accept = (password: string, again: string) =>
    server
      .client()
      .refused(staffCalls.acceptInvitation, { body: { token, password, password_again: again } })
  expect(await accept('eleven char', 'eleven char')).toMatchObject({
    code: 'password_too_short',
    params: { min: 12 },
  })
  expect((await accept(staffPassword, 'something else')).code).toBe('passwords_differ')
})

test('PER-2 the cookie of the desk is kept from scripts, other sites and other paths', async () => {
  const { email } = await seatStaff(server, 'moderator')
  const { app } = server
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: staffPassword }),
  }
  const response = await app.request('https://harbour.example/api/desk/session.php', init)
  const [line = ''] = response.headers.getSetCookie()
  const [pair = '', ...signs] = line.split('; ')
  expect(signs.toSorted()).toEqual(
    [
      'HttpOnly',
      'Max-Age=43200',
      `Path=${staffCookie.path}`,
      'SameSite=Strict',
      'Secure',
    ].toSorted(),
  )
  const [name, token = ''] = pair.split('=')
  expect(name).toBe('__Secure-desk.session')
  const stored = await server.db.select().from(staffSessions)
  expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hashToken(token))
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('PER-2 five wrong passwords close the desk for a quarter of an hour, and the log has them', async () => {
  const admin = await seatStaff(server, 'admin')
  const { id, email } = await seatStaff(server, 'moderator')
  for (let round = 0; round < 5; round += 1) {
    expect(await refusedSignIn(email, 'a guess')).toMatchObject({
      status: 401,
      code: 'login_failed',
    })
  }
  expect(await refusedSignIn(email, staffPassword)).toMatchObject({
    status: 429,
    code: 'login_blocked',
    params: { minutes: 15 },
  })
  server.clock.pass(15 * 60)
  await signInAs(email)
  expect(await actions(admin, `staff:${id}`)).toEqual([
    'staff.sign-in',
    ...Array.from({ length: 5 }, () => 'staff.sign-in.refused'),
    'staff.password',
  ])
  expect((await refusedSignIn('nobody@bouquet.example', 'a guess')).code).toBe('login_failed')
  expect(await actions(admin, 'staff:unknown')).toEqual(['staff.sign-in.refused'])
})

test('PER-2 who has no password yet cannot log in', async () => {
  const { email } = await hire(server, 'admin')
  expect((await refusedSignIn(email, '')).code).toBe('login_failed')
})

test('PER-2 a login at the desk lasts twelve hours, or until it is signed out', async () => {
  const { client, email, id } = await seatStaff(server, 'admin')
  server.clock.pass(12 * 3_600 - 1)
  await client.call(staffCalls.deskLogin)
  server.clock.pass(1)
  expect((await client.refused(staffCalls.deskLogin)).code).toBe('authentication_required')

  await signInAs(email, staffPassword, client)
  const token = client.cookies.get(staffCookie.name) ?? ''
  await client.call(staffCalls.deskSignOut)
  expect(client.cookies.has(staffCookie.name)).toBe(false)
  client.cookies.set(staffCookie.name, token)
  expect((await client.refused(staffCalls.deskLogin)).code).toBe('authentication_required')
  await signInAs(email, staffPassword, client)
  expect((await actions({ client, email, id }))[1]).toBe('staff.sign-out')
})

test('PER-2 who is sent away is out at once, and comes back without a password', async () => {
  const admin = await seatStaff(server, 'admin')
  const jo = await seatStaff(server, 'moderator', 'jo')
  const reason = 'moved on'
  await admin.client.call(staffActions['end-staff'], { body: { email: jo.email, reason } })
  expect((await jo.client.refused(staffCalls.deskLogin)).code).toBe('authentication_required')
  expect((await refusedSignIn(jo.email, staffPassword)).code).toBe('login_failed')
  const body = { email: jo.email, name: 'Jo', role: 'admin', reason: 'is back' } as const
  const { staff: back, invitation } = await admin.client.call(staffActions['make-staff'], { body })
  expect(back).toMatchObject({ id: jo.id, has_password: false })
  expect(invitation).not.toBeNull()
  expect((await refusedSignIn(jo.email, staffPassword)).code).toBe('login_failed')
})

test('PER-2 an admin ends somebody’s logins, and a new role holds from the next call', async () => {
  const admin = await seatStaff(server, 'admin')
  const jo = await seatStaff(server, 'moderator', 'jo')
  const listing = { query: { brand: 'harbour' } }
  await jo.client.call(staffActions.photos, listing)
  const person = { email: jo.email, name: 'Jo', role: 'support', reason: 'new task' } as const
  const { invitation } = await admin.client.call(staffActions['make-staff'], { body: person })
  expect(invitation).toBeNull()
  expect((await jo.client.refused(staffActions.photos, listing)).code).toBe('forbidden')
  await jo.client.call(staffActions.codes, listing)
  const body = { email: jo.email, reason: 'lost laptop' }
  await admin.client.call(staffActions['sign-out-staff'], { body })
  expect((await jo.client.refused(staffActions.codes, listing)).code).toBe(
    'authentication_required',
  )
})

test('PER-2 another site’s page can do nothing with the cookie of the desk', async () => {
  const { client } = await seatStaff(server, 'admin')
  const body = JSON.stringify({
    email: 'eve@evil.example',
    name: 'Eve',
    role: 'admin',
    reason: 'x',
  })
  const response = await client.fetch(staffActions['make-staff'].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://evil.example' },
    body,
  })
  expect(response.status).toBe(403)
  expect((await client.call(staffActions.staff, { query: {} })).items).toHaveLength(1)
})

test('PER-2 a member’s cookie opens no call of the desk, and a staff cookie no call of members', async () => {
  const member = await joinMember(server)
  const desk = await seatStaff(server, 'admin')
  const token = (client: typeof desk.client, name: string) => client.cookies.get(name) ?? ''
  const auth = `${constants.cookies.authPrefix}session`
  const mixed = server.client()
  mixed.cookies.set(staffCookie.name, token(member.client, auth))
  mixed.cookies.set(auth, token(desk.client, staffCookie.name))
  expect((await mixed.refused(staffCalls.deskLogin)).code).toBe('authentication_required')
  expect((await mixed.refused(calls.sessions)).code).toBe('authentication_required')
})
