import { staffActions } from '@bouquet/contract/staff'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { complaints, photos } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'
import {
  brand,
  fillAudit,
  fillBlocks,
  fillCases,
  fillCodes,
  fillDisputes,
  fillErasureRequests,
  fillPayments,
  fillPhotos,
  fillRefundRequests,
  fillReviews,
  fillStaff,
} from './fillLists.ts'

const server = await testServer({ demo: false, brands: [testBrand(brand), testBrand('meadow')] })
const { db } = server

const pageSchema = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  next: z.string().nullable(),
  total: z.int(),
  total_is_minimum: z.boolean(),
})

const read = async (name: string, given: object) =>
  pageSchema.parse(
    await performAction({ ...server.services, database: server.database }, { name, given }),
  )

/** All pages of a list, two things on each. */
async function readAll(name: string, given: object) {
  const pages = [await read(name, { ...given, limit: 2 })]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await read(name, { ...given, limit: 2, after: next }))
  }
  return pages
}

/** How a list is filled and asked, and which of its fields tell what was put in. */
interface Sample {
  fill(): Promise<{ readonly made: readonly string[]; readonly given: object }>
  readonly field: string
  readonly first: 'oldest' | 'latest'
}

const withMember = async (fill: (db: typeof server.db, member: string) => Promise<string[]>) => {
  const member = await insertPerson(db)
  return { made: await fill(db, member), given: { brand, member } }
}

const ofMember =
  (fill: (db: typeof server.db, member: string) => Promise<string[]>) => async () => ({
    made: await fill(db, await insertPerson(db)),
    given: { brand },
  })

const lists: Readonly<Record<string, Sample>> = {
  photos: { fill: () => withMember(fillPhotos), field: 'photo', first: 'oldest' },
  messages: {
    fill: async () => ({ made: await fillReviews(db), given: { brand } }),
    field: 'message',
    first: 'oldest',
  },
  complaints: {
    fill: async () => ({ made: numbered(await fillCases(db)), given: { brand } }),
    field: 'number',
    first: 'oldest',
  },
  codes: {
    fill: async () => ({ made: await fillCodes(db), given: { brand } }),
    field: 'code',
    first: 'latest',
  },
  staff: {
    fill: async () => ({ made: await fillStaff(db), given: { role: 'support' } }),
    field: 'id',
    first: 'oldest',
  },
  audit: {
    fill: async () => ({ made: await fillAudit(db), given: { brand, act: 'photo.approve' } }),
    field: 'subject',
    first: 'latest',
  },
  payments: { fill: ofMember(fillPayments), field: 'payment', first: 'latest' },
  disputes: { fill: ofMember(fillDisputes), field: 'dispute', first: 'latest' },
  'refund-requests': { fill: ofMember(fillRefundRequests), field: 'request', first: 'oldest' },
  'erasure-requests': {
    fill: async () => ({ made: await fillErasureRequests(db), given: { brand } }),
    field: 'request',
    first: 'oldest',
  },
}

const numbered = (ids: readonly string[]) =>
  ids.map((_, place) => `2026-${String(place + 1).padStart(6, '0')}`)

describe('pages', () => {
  test.each(Object.entries(lists))(
    'PER-2 %s come in pages, each thing once and in order, also of one moment',
    async (name, { fill, field, first }) => {
      const { made, given } = await fill()
      const pages = await readAll(name, given)
      expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1])
      expect(pages.map(({ total, total_is_minimum }) => [total, total_is_minimum])).toEqual(
        pages.map(() => [5, false]),
      )
      const seen = pages.flatMap(({ items }) => items.map((item) => item[field]))
      expect(seen).toEqual(first === 'oldest' ? made : made.toReversed())
    },
  )

  test('PER-2 blocks come in pages, and narrow to those made or received', async () => {
    const member = await insertPerson(db)
    const others = await fillBlocks(db, member)
    const listed = async (given: object) => {
      const pages = await readAll('blocks', { brand, member, ...given })
      return pages.flatMap(({ items }) =>
        items.map(({ from, to }) => (from === member ? to : from)),
      )
    }
    expect((await listed({})).toSorted()).toEqual(others.toSorted())
    expect((await listed({}))[0]).toBe(others[4])
    expect((await listed({ kind: 'made' })).toSorted()).toEqual(others.slice(0, 3).toSorted())
    expect((await listed({ kind: 'received' })).toSorted()).toEqual(others.slice(3).toSorted())
  })

  test('PER-2 what is judged or comes meanwhile makes nothing come twice or be passed over', async () => {
    const member = await insertPerson(db)
    const made = await fillPhotos(db, member)
    const first = await read('photos', { brand, limit: 2 })
    await db
      .update(photos)
      .set({ status: 'active' })
      .where(eq(photos.id, made[0] ?? ''))
    const later = await fillPhotos(db, await insertPerson(db))
    const created = new Date('2026-03-02T12:00:00Z')
    await db.update(photos).set({ created }).where(inArray(photos.id, later))
    const rest = await read('photos', { brand, after: first.next, limit: 200 })
    expect(rest.items.map(({ photo }) => photo)).toEqual([...made.slice(2), ...later])
    expect(rest.total).toBe(9)
  })

  test('PER-2 a list is counted up to a thousand, and says when there are more', async () => {
    await db.execute(sql`insert into audit_log (brand, actor, act, subject, reason, created)
      select ${brand}, 'command line', 'photo.approve', 'photo:' || n, 'fine', now()
      from generate_series(1, 1001) n`)
    expect(await read('audit', {})).toMatchObject({ total: 1_000, total_is_minimum: true })
    await db.execute(sql`delete from audit_log where subject = 'photo:1'`)
    expect(await read('audit', {})).toMatchObject({ total: 1_000, total_is_minimum: false })
  })

  test('API-4 a page has one to two hundred things, and begins at a place of its own list', async () => {
    const { client } = await seatStaff(server, 'admin')
    const refused = async (query: object) => {
      const { code, field } = await client.refused(staffActions.photos, { query })
      return [code, field]
    }
    expect(await refused({ limit: 0 })).toEqual(['invalid_input', 'limit'])
    expect(await refused({ limit: 201 })).toEqual(['invalid_input', 'limit'])
    expect(await refused({ from: '2026-02-30' })).toEqual(['invalid_input', 'from'])
    const wrong = ['x', '2026-03-01T12:00:00.000Z~7', '0000-01-01T00:00:00.000Z~x', '~']
    for (const after of wrong) expect(await refused({ after })).toEqual(['invalid_input', 'after'])
  })
})

describe('filters', () => {
  test('PER-2 photos narrow to a brand, a member, a state and days', async () => {
    const here = await insertPerson(db)
    const there = await insertPerson(db, { brand: 'meadow' })
    await fillPhotos(db, here)
    await fillPhotos(db, there)
    await fillPhotos(db, here, 'rejected')
    const total = async (given: object) => (await read('photos', given)).total
    expect(await total({})).toBe(10)
    expect(await total({ brand: 'meadow' })).toBe(5)
    expect(await total({ member: here })).toBe(5)
    expect(await total({ brand: 'meadow', state: 'rejected' })).toBe(0)
    expect(await total({ member: here, state: 'rejected' })).toBe(5)
    expect(await total({ from: '2026-03-01', to: '2026-03-01' })).toBe(10)
    expect(await total({ from: '2026-03-02' })).toBe(0)
    expect(await total({ to: '2026-02-28' })).toBe(0)
    const [photo] = (await read('photos', { brand: 'meadow', limit: 1 })).items
    expect(photo).toMatchObject({ brand: 'meadow', member: there, state: 'pending' })
  })

  test('PER-2 held messages narrow to what was found, who wrote and what became of them', async () => {
    const [first = ''] = await fillReviews(db)
    const total = async (given: object) => (await read('messages', given)).total
    expect(await total({ kind: 'link' })).toBe(1)
    expect(await total({ kind: 'money' })).toBe(4)
    expect(await total({ sender: await insertPerson(db) })).toBe(0)
    await performAction(
      { ...server.services, database: server.database },
      { name: 'judge-message', given: { message: first, outcome: 'kept', reason: 'a trick' } },
    )
    expect(await total({})).toBe(4)
    expect((await read('messages', { state: 'kept' })).items).toMatchObject([
      { message: first, state: 'kept' },
    ])
  })

  test('PER-2 cases narrow to kind, reason and state', async () => {
    const [first = ''] = await fillCases(db)
    const total = async (given: object) => (await read('complaints', given)).total
    expect(await total({ kind: 'service' })).toBe(5)
    expect(await total({ kind: 'photo' })).toBe(0)
    expect(await total({ reason: 'payment' })).toBe(1)
    await db.update(complaints).set({ status: 'decided' }).where(eq(complaints.id, first))
    expect(await total({})).toBe(4)
    expect(await total({ state: 'decided' })).toBe(1)
    expect(await total({ state: 'appealed' })).toBe(0)
  })

  test('PER-2 codes, staff and the log narrow to state, role and who acted', async () => {
    await fillCodes(db)
    await fillStaff(db)
    await fillAudit(db)
    const total = async (name: string, given: object) => (await read(name, given)).total
    expect(await total('codes', { state: 'closed' })).toBe(0)
    expect(await total('codes', { brand: 'meadow' })).toBe(0)
    expect(await total('staff', { role: 'admin' })).toBe(0)
    expect(await total('staff', { state: 'working' })).toBe(5)
    expect(await total('staff', { state: 'ended' })).toBe(0)
    expect(await total('audit', { subject: 'photo:3' })).toBe(1)
    expect(await total('audit', { actor: 'staff:kim' })).toBe(0)
    expect(await total('audit', { act: 'photo.reject' })).toBe(0)
  })
})
