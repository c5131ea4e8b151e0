import { constants } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { goodSignup, joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { most, windowDays } = constants.nameChanges
const day = 86_400

test('ACC-1 a changed name is seen by the member and by others', async () => {
  const { client, user } = await joinMember(server)
  const { user: renamed } = await client.call(calls.changeName, { body: { name: ' Mara  Lou ' } })
  expect(renamed.profile.name).toBe('Mara Lou')
  const { profile } = await server.client().call(calls.member, { query: { id: user.id } })
  expect(profile.name).toBe('Mara Lou')
})

test.each([
  ['M', 'name_length'],
  ['@mara', 'name_starts_with_at'],
  ['0151 2345678', 'name_contact'],
  ['Support', 'name_reserved'],
  ['nina@post.example', 'name_is_email'],
])('SGN-2 the name %s is refused as at the signup', async (name, code) => {
  const joined = name.startsWith('nina') ? { name: 'Nina' } : { name: `Ona ${code.length}` }
  const { client } = await joinMember(server, joined)
  expect(await client.refused(calls.changeName, { body: { name } })).toMatchObject({
    code,
    field: 'name',
  })
  expect((await client.call(calls.getUser)).user?.profile.name).toBe(joined.name)
})

test('ACC-1 a name can be changed three times in thirty days; the refusal says when it can be again', async () => {
  const { client, user } = await joinMember(server, { name: 'Pia' })
  const change = (name: string) => client.call(calls.changeName, { body: { name } })
  for (let n = 0; n < most; n++) {
    await change(`Pia ${'abc'[n]}`)
    await change(`Pia ${'abc'[n]}`)
    await client.refused(calls.changeName, { body: { name: 'P' } })
    server.clock.pass(day)
  }
  const refusal = await client.refused(calls.changeName, { body: { name: 'Pia d' } })
  expect(refusal).toMatchObject({
    code: 'name_change_limit',
    field: 'name',
    status: 429,
    params: { days: windowDays - most },
  })
  server.clock.pass((windowDays - most) * day)
  const { password } = goodSignup
  await client.call(calls.login, { body: { email: user.email, password } })
  expect((await change('Pia d')).user.profile.name).toBe('Pia d')
})
