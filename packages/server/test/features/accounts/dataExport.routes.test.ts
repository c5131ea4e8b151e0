import { calls } from '@bouquet/contract/schemas'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { daysAfter } from '../../../src/platform/clock.ts'
import { joinMember, linkTo, mailsTo } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const emilForm = { name: 'Emil', gender: 'male', seeking: 'female' } as const

async function exported(email: string) {
  await server.jobs.drain()
  const link = await linkTo(server, email)
  expect(link).toContain('/api/data-export-file.php?id=')
  return link
}

const read = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()))

const rows = z.array(z.record(z.string(), z.unknown()))

test('TRU-3 a member gets everything that is kept of them as a file, pictures too', async () => {
  const { client, user } = await joinMember(server)
  const emil = await joinMember(server, emilForm)
  await client.call(calls.uploadPhoto, { file: await picture() })
  await client.call(calls.like, { body: { profile: emil.user.id } })
  await client.call(calls.updateProfile, { body: { about: 'Sailing, mostly' } })
  const asked = await client.call(calls.requestDataExport, { body: {} })
  expect(asked.export).toMatchObject({ status: 'preparing', address: null })
  const link = await exported(user.email)

  const response = await client.fetch(link)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const files = await read(response)
  expect(Object.keys(files)).toEqual(['data.json', expect.stringMatching(/^photos\/.+\.jpg$/)])
  const text = strFromU8(files['data.json'] ?? new Uint8Array())
  const data = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  expect(rows.parse(data['account'])).toMatchObject([
    { email: user.email, name: 'Mara', about: 'Sailing, mostly' },
  ])
  expect(rows.parse(data['consents'])).toMatchObject([{ kind: 'terms', given: true }])
  expect(rows.parse(data['likes_given'])).toMatchObject([{ liked: emil.user.id }])
  expect(rows.parse(data['credits'])).toMatchObject([{ reason: 'signup', amount: 10 }])
  expect(text).not.toMatch(/password|argon|tokenHash/i)
})

test('PRO-1 the file lists photos in the member’s order', async () => {
  const { client, user } = await joinMember(server, { name: 'Jonna' })
  const ids = []
  for (let n = 0; n < 3; n++) {
    const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
    ids.unshift(photo.id)
  }
  await client.call(calls.orderPhotos, { body: { photos: ids } })
  await client.call(calls.requestDataExport, { body: {} })
  const files = await read(await client.fetch(await exported(user.email)))
  const { photos } = z
    .object({ photos: rows })
    .parse(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())))
  expect(photos.map(({ id }) => id)).toEqual(ids)
  expect(Object.keys(files).slice(1)).toEqual(ids.map((id) => `photos/${id}.jpg`))
})

test('ACC-1 the page sees where the file stands, and asking again makes no second one', async () => {
  const { client, user } = await joinMember(server)
  expect((await client.call(calls.dataExport)).export).toBeNull()
  for (let n = 0; n < 2; n++) await client.call(calls.requestDataExport, { body: {} })
  const link = await exported(user.email)
  const { export: ready } = await client.call(calls.requestDataExport, { body: {} })
  expect(ready).toEqual({
    status: 'ready',
    requested: server.clock.now().toISOString(),
    expires: daysAfter(server.clock.now(), 7).toISOString(),
    bytes: expect.any(Number),
    address: link,
  })
  await server.jobs.drain()
  expect(await mailsTo(server, user.email)).toHaveLength(2)
})

const gone = '/settings?export=gone#data-export'
const other = '/settings?export=other#data-export'

test('ACC-1 RTE-9 the link works for the member alone and for seven days, and leads others to a page', async () => {
  const { client, user } = await joinMember(server)
  const emil = await joinMember(server, emilForm)
  await client.call(calls.requestDataExport, { body: {} })
  const link = await exported(user.email)
  const asVisitor = await server.client().fetch(link)
  expect(asVisitor.headers.get('location')).toBe('/login?next=%2Fsettings%23data-export')
  expect((await emil.client.fetch(link)).headers.get('location')).toBe(other)
  expect((await client.fetch(`${link}x`)).headers.get('location')).toBe(gone)
  server.clock.pass(7 * 86_400 - 1)
  expect((await client.fetch(link)).status).toBe(200)
  server.clock.pass(1)
  expect((await client.fetch(link)).headers.get('location')).toBe(gone)
  expect((await client.call(calls.dataExport)).export).toBeNull()
})

test('TRU-3 messages are told with whom, and those that others hold back are not', async () => {
  const { client, user } = await joinMember(server)
  const emil = await joinMember(server, emilForm)
  await emil.client.call(calls.block, { body: { profile: user.id } })
  await client.call(calls.requestDataExport, { body: {} })
  const files = await read(await client.fetch(await exported(user.email)))
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  expect(data.messages).toEqual([])
  expect(data.blocked).toEqual([])
})
