import { staffActions, staffCalls } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cleanUp } from '../../../src/platform/cleanUp.ts'
import { secondsAfter } from '../../../src/platform/clock.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { complaints, members, staffClaims } from '../../../src/tables/index.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'
import { fillCases, fillPhotos, fillReviews } from './fillLists.ts'

const server = await testServer({ demo: false })
const { clock, db } = server

const seatTwo = async () =>
  [await seatStaff(server, 'moderator', 'Ada'), await seatStaff(server, 'moderator', 'Bo')] as const

type Client = Awaited<ReturnType<typeof seatStaff>>['client']

const claim = async (client: Client, item: string) =>
  (await client.call(staffCalls.claimItem, { body: { item } })).claim
const release = (client: Client, item: string) =>
  client.call(staffCalls.releaseItem, { query: { item } })

test('DSK-2 an item that a colleague has open is theirs for two minutes, unless they renew or give it up', async () => {
  const [ada, bo] = await seatTwo()
  const item = `photo:${(await fillPhotos(db, await insertPerson(db)))[0]}`
  const until = (seconds: number) => secondsAfter(clock.now(), seconds).toISOString()
  expect(await claim(ada.client, item)).toEqual({ by: 'Ada', is_own: true, until: until(120) })
  clock.pass(60)
  expect(await claim(bo.client, item)).toEqual({ by: 'Ada', is_own: false, until: until(60) })
  expect(await claim(ada.client, item)).toEqual({ by: 'Ada', is_own: true, until: until(120) })
  clock.pass(120)
  expect(await claim(bo.client, item)).toMatchObject({ by: 'Bo', is_own: true })
  await release(ada.client, item)
  expect(await claim(ada.client, item)).toMatchObject({ by: 'Bo', is_own: false })
  await release(bo.client, item)
  await release(bo.client, item)
  expect(await claim(ada.client, item)).toMatchObject({ by: 'Ada', is_own: true })
})

test('DSK-2 of two who claim an item at once one has it', async () => {
  const [ada, bo] = await seatTwo()
  const item = `photo:${(await fillPhotos(db, await insertPerson(db)))[0]}`
  const both = await Promise.all([claim(ada.client, item), claim(bo.client, item)])
  expect(both.filter((one) => one.is_own)).toHaveLength(1)
  expect(new Set(both.map(({ by }) => by)).size).toBe(1)
})

test('DSK-2 each queue says who has an item open, and in which language its reasons are read', async () => {
  const [ada, bo] = await seatTwo()
  const member = await insertPerson(db, { language: 'fi', name: 'Kaisa' })
  const [photo = ''] = await fillPhotos(db, member)
  const [message = ''] = await fillReviews(db)
  await db.update(members).set({ language: 'sv' }).where(eq(members.name, 'Mara'))
  const [complaint = ''] = await fillCases(db)
  await db.update(complaints).set({ locale: 'it' })
  const items = [`photo:${photo}`, `message:${message}`, `complaint:${complaint}`]
  for (const item of items) await claim(ada.client, item)

  const read = async ({ client }: typeof ada) =>
    [
      await client.call(staffActions.photos, { query: {} }),
      await client.call(staffActions.messages, { query: {} }),
      await client.call(staffActions.complaints, { query: {} }),
    ].map((page) => page.items.map(({ claimed, locale }) => ({ claimed, locale })))
  const lists = await read(bo)
  const until = secondsAfter(clock.now(), 120).toISOString()
  const locales = ['fi', 'sv', 'it']
  for (const [at, [first, second]] of lists.entries()) {
    expect(first).toEqual({ claimed: { by: 'Ada', is_own: false, until }, locale: locales[at] })
    expect(second).toEqual({ claimed: null, locale: locales[at] })
  }
  expect((await read(ada)).map(([first]) => first?.claimed?.is_own)).toEqual([true, true, true])
  clock.pass(120)
  expect((await read(bo)).map(([first]) => first?.claimed)).toEqual([null, null, null])
})

test('DSK-2 a claim keeps nobody from deciding, and names the case by its id', async () => {
  const [ada, bo] = await seatTwo()
  const [photo = ''] = await fillPhotos(db, await insertPerson(db))
  await claim(ada.client, `photo:${photo}`)
  await bo.client.call(staffActions['approve-photo'], { body: { photo, reason: 'fine' } })
  const [id] = await fillCases(db)
  const [first] = (await bo.client.call(staffActions.complaints, { query: {} })).items
  expect(first?.id).toBe(id)
})

test('DSK-9 the command line shows who has an item open, and support claims none', async () => {
  const [ada] = await seatTwo()
  const item = `photo:${(await fillPhotos(db, await insertPerson(db)))[0]}`
  await claim(ada.client, item)
  const page = await performAction(
    { ...server.services, database: server.database },
    {
      name: 'photos',
      given: { limit: 1 },
    },
  )
  expect(page).toMatchObject({ items: [{ claimed: { by: 'Ada', is_own: false } }] })
  const support = await seatStaff(server, 'support')
  const refused = await support.client.refused(staffCalls.claimItem, { body: { item } })
  expect(refused.code).toBe('forbidden')
  const query = { item }
  expect((await support.client.refused(staffCalls.releaseItem, { query })).code).toBe('forbidden')
  const odd = { body: { item: 'member:1' } }
  expect(await ada.client.refused(staffCalls.claimItem, odd)).toMatchObject({
    code: 'invalid_input',
    field: 'item',
  })
})

test('DSK-2 claims that have ended are removed', async () => {
  const [ada] = await seatTwo()
  const [one = '', other = ''] = await fillPhotos(db, await insertPerson(db))
  await claim(ada.client, `photo:${one}`)
  clock.pass(121)
  await claim(ada.client, `photo:${other}`)
  await cleanUp(server.services)
  expect(await db.select().from(staffClaims)).toMatchObject([{ item: `photo:${other}` }])
})
