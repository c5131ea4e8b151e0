import { calls, memberIdSchema } from '@bouquet/contract/schemas'
import { type StaffRole, staffActions, staffCalls } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../src/app/createApp.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { auditLog, secondFactors } from '../../../src/tables/index.ts'
import { authenticator, joinGuarded } from '../../support/authenticator.ts'
import { testClient } from '../../support/client.ts'
import { goodSignup, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { hire, seatStaff, staffPassword } from '../../support/staff.ts'

const server = await testServer()
const brand = server.brand.id
const password = staffPassword
const listing = { query: { brand } }

/** The same context, whose operator demands a second factor of staff. */
const strict = createApp({
  ...server.services,
  config: { ...server.services.config, staffSecondFactor: 'required' },
})
const strictClient = () => testClient(strict, 'harbour.example')

const words = (email: string, code?: string) => ({
  body: { email, password, ...(code && { code }) },
})
const refusedSignIn = async (email: string, code?: string) =>
  (await server.client().refused(staffCalls.deskSignIn, words(email, code))).code

/** Somebody of the staff with a second factor, half a minute after it was switched on. */
async function seatGuarded(role: StaffRole, name?: string) {
  const person = await seatStaff(server, role, name)
  const { client } = person
  const { uri } = await client.call(staffCalls.beginDeskSecondFactor, { body: { password } })
  const phone = authenticator(server, uri)
  const body = { code: phone.code() }
  const { recovery_codes } = await client.call(staffCalls.confirmDeskSecondFactor, { body })
  server.clock.pass(30)
  return { ...person, uri, phone, recovery_codes }
}

/** What the log has of one of the staff, the earliest first. */
const noted = async (id: string) =>
  server.db
    .select({ actor: auditLog.actor, act: auditLog.act, reason: auditLog.reason })
    .from(auditLog)
    .where(eq(auditLog.subject, `staff:${id}`))
    .orderBy(auditLog.id)

describe('at the desk', () => {
  test('PER-2 the desk asks for a code where a second factor is on, takes it once, and the log has it all', async () => {
    const { id, email, phone, uri, recovery_codes } = await seatGuarded('support')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Bouquet%20desk:support%40bouquet\.example\?/)
    expect(await refusedSignIn(email)).toBe('second_factor_required')
    expect(await refusedSignIn(email, '000000')).toBe('second_factor_wrong')
    const code = phone.code()
    await server.client().call(staffCalls.deskSignIn, words(email, code))
    expect(await refusedSignIn(email, code)).toBe('second_factor_used')
    await server.client().call(staffCalls.deskSignIn, words(email, recovery_codes[0]))
    const log = (await noted(id)).map(({ act, reason }) => `${act} ${reason}`)
    expect(log).toEqual([
      'staff.password invitation accepted',
      'staff.second-factor.on at the desk',
      'staff.sign-in.refused from this machine, second_factor_wrong',
      'staff.sign-in from this machine',
      'staff.sign-in.refused from this machine, second_factor_used',
      'staff.sign-in from this machine',
    ])
  })

  test('PER-2 five wrong codes close the desk for a quarter of an hour', async () => {
    const { email, phone } = await seatGuarded('moderator')
    for (let round = 0; round < 5; round += 1) {
      expect(await refusedSignIn(email, '000000')).toBe('second_factor_wrong')
    }
    expect(await refusedSignIn(email, phone.code())).toBe('login_blocked')
    server.clock.pass(15 * 60)
    await server.client().call(staffCalls.deskSignIn, words(email, phone.code()))
  })

  test('PER-2 recovery codes are renewed and the second factor switched off with password and code', async () => {
    const { client, email, id, phone, recovery_codes } = await seatGuarded('admin')
    const proof = (code: string) => ({ body: { password, code } })
    const { recovery_codes: fresh } = await client.call(
      staffCalls.renewDeskRecoveryCodes,
      proof(phone.code()),
    )
    expect(await refusedSignIn(email, recovery_codes[0])).toBe('second_factor_wrong')
    expect((await client.call(staffCalls.deskSecondFactor)).second_factor).toMatchObject({
      on: true,
      required: false,
      recovery_codes_left: 10,
    })
    await client.call(staffCalls.endDeskSecondFactor, proof(fresh[0] ?? ''))
    await server.client().call(staffCalls.deskSignIn, words(email))
    expect((await noted(id)).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['staff.recovery-codes', 'staff.second-factor.off']),
    )
  })

  test('PER-2 a new invitation sets a password only with the code of who has a second factor', async () => {
    const { email, phone } = await seatGuarded('support')
    const { invitation } = await performAction(
      { ...server.services, database: server.database },
      { name: 'invite-staff', given: { email, reason: 'forgot the password' } },
    ).then(staffActions['invite-staff'].response.parse)
    const body = {
      token: invitation.token,
      password: 'another four words',
      password_again: 'another four words',
    }
    const client = server.client()
    const refused = await client.refused(staffCalls.acceptInvitation, { body })
    expect(refused).toMatchObject({ code: 'second_factor_required', field: 'code' })
    await client.call(staffCalls.acceptInvitation, { body: { ...body, code: phone.code() } })
    expect((await client.call(staffCalls.deskSecondFactor)).second_factor.on).toBe(true)
  })

  test('AUT-5 guesses count for the person: neither another invitation nor the login allows more of them', async () => {
    const { email, phone } = await seatGuarded('support')
    const invite = async () => {
      const given = { email, reason: 'forgot the password' }
      const context = { ...server.services, database: server.database }
      const answer = await performAction(context, { name: 'invite-staff', given })
      return staffActions['invite-staff'].response.parse(answer).invitation.token
    }
    const chosen = { password: 'another four words', password_again: 'another four words' }
    const accept = async (token: string, code: string) =>
      (
        await server
          .client()
          .refused(staffCalls.acceptInvitation, { body: { token, ...chosen, code } })
      ).code
    for (let round = 0; round < 2; round += 1) {
      const token = await invite()
      expect(await accept(token, '000000')).toBe('second_factor_wrong')
      expect(await accept(token, '000000')).toBe('second_factor_wrong')
    }
    expect(await refusedSignIn(email, '000000')).toBe('second_factor_wrong')
    expect(await accept(await invite(), phone.code())).toBe('login_blocked')
    expect(await refusedSignIn(email, phone.code())).toBe('login_blocked')
  })

  test('PER-2 the second factor of who is sent away goes with them', async () => {
    const admin = await seatStaff(server, 'admin')
    const { email } = await seatGuarded('support')
    await admin.client.call(staffActions['end-staff'], { body: { email, reason: 'moved on' } })
    expect(await server.db.select().from(secondFactors)).toEqual([])
  })
})

describe('where the operator requires it', () => {
  test('PER-2 a login without a second factor leads only to setting one up', async () => {
    const { email } = await seatStaff(server, 'admin')
    const client = strictClient()
    expect(await client.call(staffCalls.deskSignIn, words(email))).toMatchObject({
      second_factor_needed: true,
    })
    expect(await client.refused(staffActions.photos, listing)).toMatchObject({
      status: 403,
      code: 'second_factor_not_set_up',
    })
    const picture = await client.fetch('/api/desk/photo.php?photo=x')
    expect(picture.status).toBe(403)
    expect((await client.call(staffCalls.deskSecondFactor)).second_factor).toMatchObject({
      on: false,
      required: true,
    })
    const { uri } = await client.call(staffCalls.beginDeskSecondFactor, { body: { password } })
    expect((await client.refused(staffActions.photos, listing)).code).toBe(
      'second_factor_not_set_up',
    )
    const body = { code: authenticator(server, uri).code() }
    await client.call(staffCalls.confirmDeskSecondFactor, { body })
    expect((await client.call(staffCalls.deskLogin)).second_factor_needed).toBe(false)
    await client.call(staffActions.photos, listing)
  })

  test('PER-2 a role stays a role, and a new colleague comes in by the invitation', async () => {
    const { token } = await hire(server, 'support')
    const client = strictClient()
    const body = { token, password, password_again: password }
    await client.call(staffCalls.acceptInvitation, { body })
    expect((await client.refused(staffActions.photos, listing)).code).toBe('forbidden')
    expect((await client.refused(staffActions.codes, listing)).code).toBe(
      'second_factor_not_set_up',
    )
    await client.call(staffCalls.deskSignOut)
  })
})

describe('for who has lost the phone', () => {
  test('PER-2 support switches a member’s second factor off with a reason, and the member is told', async () => {
    const { client, user } = await joinGuarded(server)
    const support = await seatStaff(server, 'support')
    const member = memberIdSchema.parse(user.id)
    const reason = 'wrote from the known address, answered the call back'
    const request = { body: { brand, member, reason } }
    await support.client.call(staffActions['end-second-factor'], request)
    const body = { email: user.email, password: goodSignup.password }
    await server.client().call(calls.login, { body })
    expect((await client.call(calls.getUser)).user).toBeNull()
    expect((await mailsTo(server, user.email)).at(-1)?.subject).toBe('Two-step login is off')
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `member:${user.id}`))
    expect(entry).toMatchObject({
      brand,
      actor: `staff:${support.id}`,
      act: 'second-factor.end',
      reason,
    })
    const again = await support.client.refused(staffActions['end-second-factor'], request)
    expect(again.code).toBe('second_factor_off')
  })

  test('PER-2 the command line switches the second factor of staff off, and a moderator may neither', async () => {
    const { id, email } = await seatGuarded('admin')
    const { user } = await joinGuarded(server)
    const context = { ...server.services, database: server.database }
    const given = { email, reason: 'phone and paper are lost' }
    await hire(server, 'moderator', 'jo')
    const as = 'jo@bouquet.example'
    for (const order of [
      { name: 'end-staff-second-factor', given },
      { name: 'end-second-factor', given: { brand, member: user.id, reason: 'why not' } },
    ]) {
      await expect(performAction(context, { ...order, as })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    await performAction(context, { name: 'end-staff-second-factor', given })
    expect((await noted(id)).at(-1)).toEqual({
      actor: 'command line',
      act: 'staff.second-factor.end',
      reason: given.reason,
    })
    await server.client().call(staffCalls.deskSignIn, words(email))
  })
})
