import { calls, notificationCategorySchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ brands: [testBrand('harbour'), testBrand('other')], demo: false })

const emil = { name: 'Emil', gender: 'male', seeking: 'female' } as const

/** The address under the mail that tells Mara of a like. */
async function likedMara(own: Parameters<typeof joinMember>[1] = {}) {
  const mara = await joinMember(server, own)
  server.clock.pass(3_600)
  const { client } = await joinMember(server, emil)
  await client.call(calls.like, { body: { profile: mara.user.id } })
  return { mara, link: await stopOf(mara.user.email) }
}

async function stopOf(email: string) {
  const mail = (await mailsTo(server, email)).at(-1)
  const url = new URL(mail?.text.match(/https?:\S+unsubscribe\S+/)?.[0] ?? 'http://none.example/')
  return `${url.pathname}${url.search}`
}

const refused = async (client: Awaited<ReturnType<typeof joinMember>>['client']) =>
  (await client.call(calls.getUser)).user?.notifications_disabled

/** As a mail program posts it: no cookie, no origin (RFC 8058). */
const oneClick = (link: string) =>
  server.client().fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

test('PSH-2 one click in the mail program ends mails of that category, without a login', async () => {
  const { mara, link } = await likedMara()
  for (let n = 0; n < 2; n++) expect((await oneClick(link)).status).toBe(200)
  expect(await refused(mara.client)).toEqual(['like'])
})

test('PSH-2 the link in the mail opens a page that asks, in the member’s language, and its button does it', async () => {
  const { mara, link } = await likedMara({ language: 'de' })
  const page = await server.client().fetch(link)
  const html = await page.text()
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(html).toContain('lang="de-DE"')
  expect(html).toContain('Jemand mag mich')
  expect(html).toContain('<form method="post">')
  expect(await refused(mara.client)).toEqual([])
  const done = await oneClick(link)
  expect(await done.text()).toContain('Du bekommst diese E-Mails nicht mehr')
  expect(await refused(mara.client)).toEqual(['like'])
})

test('PSH-2 a mail about the account ends all others, and still comes itself', async () => {
  const { client, user } = await joinMember(server)
  await oneClick(await stopOf(user.email))
  const categories = notificationCategorySchema.options
  expect((await refused(client))?.toSorted()).toEqual(categories.toSorted())
  await server.client().call(calls.requestReset, { body: { email: user.email } })
  expect((await mailsTo(server, user.email)).at(-1)?.subject).toBe('Choose a new password')
})

test('PSH-2 nobody unsubscribes somebody else, and a link of one brand is none of another', async () => {
  const { mara, link } = await likedMara()
  const forged = link.replace('.like.', '.news.')
  for (const wrong of [forged, '/api/unsubscribe.php', '/api/unsubscribe.php?token=a.b.c']) {
    expect((await oneClick(wrong)).status).toBe(410)
  }
  const elsewhere = await server.client('other.example').fetch(link, { method: 'POST' })
  expect(elsewhere.status).toBe(410)
  expect(await refused(mara.client)).toEqual([])
})

test('RTE-9 opened by another member, the page says whose account is logged in', async () => {
  const { mara, link } = await likedMara({ language: 'de' })
  const { client, user } = await joinMember(server, {
    name: 'Second',
    email: 'second@post.example',
  })
  const words = 'mit einem anderen Konto eingeloggt'
  const asked = await (await client.fetch(link)).text()
  expect(asked).toContain(words)
  expect(asked).toContain(user.email)
  for (const own of [mara.client, server.client()])
    expect(await (await own.fetch(link)).text()).not.toContain(words)
})
