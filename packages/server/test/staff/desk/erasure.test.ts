import { randomUUID } from 'node:crypto'
import { calls } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deletions, members } from '../../../src/tables/index.ts'
import { goodSignup, joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer()
const { db } = server
const brand = server.brand.id
const reason = 'asked for it by letter'

const accountsOf = (id: string) => db.select().from(members).where(eq(members.id, id))

/** Two people of support, and a member whose erasure the first has asked for. */
async function asked() {
  const ada = await seatStaff(server, 'support', 'Ada')
  const bert = await seatStaff(server, 'support', 'Bert')
  const { client, user } = await joinMember(server)
  const body = { brand, member: user.id, reason }
  const { request } = await ada.client.call(staffActions['request-erasure'], { body })
  return { ada, bert, client, user, request, body: { request, reason } }
}

test('DSK-4 an erasure waits for a second person, who erases the account with its logins at once', async () => {
  const { ada, bert, client, user, request, body } = await asked()
  expect(await accountsOf(user.id)).toHaveLength(1)
  const list = staffActions['erasure-requests']
  expect((await ada.client.call(list, {})).items).toMatchObject([
    { request, name: 'Mara', by: 'Ada', is_own: true, reason },
  ])
  expect(await ada.client.refused(staffActions['approve-erasure'], { body })).toMatchObject({
    code: 'own_request',
  })
  expect(await accountsOf(user.id)).toHaveLength(1)

  await bert.client.call(staffActions['approve-erasure'], { body })
  expect(await accountsOf(user.id)).toEqual([])
  expect((await client.call(calls.getUser)).user).toBeNull()
  const login = { email: user.email, password: goodSignup.password }
  expect(await server.client().refused(calls.login, { body: login })).toMatchObject({
    code: 'login_failed',
  })
  const [deletion] = await db.select().from(deletions)
  expect(deletion).toMatchObject({ member: null, erased: expect.any(Date) })
  expect((await ada.client.call(list, {})).items).toEqual([])
  expect((await ada.client.call(list, { query: { state: 'approved' } })).items).toMatchObject([
    { request, member: null, name: null, decided_by: 'Bert' },
  ])
})

test('DSK-4 an erasure that is declined changes nothing, and is decided once', async () => {
  const { ada, bert, client, user, body } = await asked()
  await bert.client.call(staffActions['decline-erasure'], { body })
  expect((await client.call(calls.getUser)).user).toMatchObject({ status: 'active' })
  expect(await bert.client.refused(staffActions['approve-erasure'], { body })).toMatchObject({
    code: 'already_decided',
    params: { by: 'Bert' },
  })
  expect(await accountsOf(user.id)).toHaveLength(1)
  const again = { brand, member: user.id, reason }
  const { request } = await ada.client.call(staffActions['request-erasure'], { body: again })
  expect(request).not.toBe(body.request)
})

test('DSK-4 an erasure that is asked for twice is one request, and a banned account is erased too', async () => {
  const { bert, user, request } = await asked()
  const moderator = await seatStaff(server, 'moderator')
  const about = { brand, member: user.id, reason }
  await moderator.client.call(staffActions.ban, { body: about })
  const second = await bert.client.call(staffActions['request-erasure'], { body: about })
  expect(second.request).toBe(request)
  await bert.client.call(staffActions['approve-erasure'], { body: { request, reason } })
  expect(await accountsOf(user.id)).toEqual([])
})

test('DSK-4 of two who approve at once one erases, and the other hears that it is decided', async () => {
  const { bert, user, body } = await asked()
  const cora = await seatStaff(server, 'admin', 'Cora')
  const outcomes = await Promise.allSettled(
    [bert, cora].map(({ client }) => client.call(staffActions['approve-erasure'], { body })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await accountsOf(user.id)).toEqual([])
})

test('DSK-4 an erasure of nobody, or of a member of another brand, is refused', async () => {
  const { ada, user } = await asked()
  const call = staffActions['request-erasure']
  const nobody = { brand, member: randomUUID(), reason }
  expect(await ada.client.refused(call, { body: nobody })).toMatchObject({ code: 'not_found' })
  const elsewhere = { brand: 'nowhere', member: user.id, reason }
  expect(await ada.client.refused(call, { body: elsewhere })).toMatchObject({ code: 'not_found' })
})
