import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { mailsTo, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const own = 'https://harbour.example/'
const server = await testServer({ demo: false })

const linksTo = async (recipient: string) =>
  (await mailsTo(server, recipient)).flatMap(({ text }) => text.match(/https?:\/\/[^\s)]+/g) ?? [])

test.each([
  'HARBOUR.example',
  'www.harbour.example',
  'harbour.example:8443',
  'harbour.localhost:1',
])('RTE-9 links mailed to who asks %s lead to the brand’s own address', async (host) => {
  const { client, user } = await signUp(server, { name: 'Mara' }, server.client(host))
  await client.call(calls.requestReset, { body: { email: user.email } })
  await client.call(calls.deleteAccount, { body: {} })
  const links = await linksTo(user.email)
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((link) => !link.startsWith(own))).toEqual([])
})

test('RTE-9 a signup begun elsewhere goes on at the brand’s own address', async () => {
  const email = 'begun@post.example'
  await server.client('www.harbour.example:81').call(calls.startSignup, { body: { email } })
  const links = await linksTo(email)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.startsWith(own))).toEqual([])
})
