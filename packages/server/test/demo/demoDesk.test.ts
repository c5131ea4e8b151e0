import { calls } from '@bouquet/contract/schemas'
import { staffActions, staffCalls } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { demoPassword } from '../../src/demo/demoPassword.ts'
import { demoStaff } from '../../src/demo/desk/demoStaff.ts'
import { seedFigures } from '../../src/demo/seedFigures.ts'
import { seedDemo } from '../../src/demo/startDemo.ts'
import { figureCohorts, figures, staff } from '../../src/tables/index.ts'
import { testBrand } from '../support/brand.ts'
import { testServer } from '../support/server.ts'

const brands = [
  testBrand('harbour'),
  testBrand('meadow'),
  testBrand('honest', { fictional_profiles: false }),
]
const server = await testServer({ brands })
const noDemo = await testServer({ demo: false, brands })

const [moderator, support, admin] = demoStaff

async function enter({ email }: (typeof demoStaff)[number]) {
  const client = server.client()
  const { staff: person } = await client.call(staffCalls.deskSignIn, {
    body: { email, password: demoPassword },
  })
  return { client, person }
}

test('DSK-2 a demo has three of the staff, each with their role, and a desk full of things', async () => {
  await seedDemo(server.services)
  const { client, person } = await enter(moderator)
  expect(person).toMatchObject({ name: 'Nora Winther', role: 'moderator' })
  expect((await enter(support)).person.role).toBe('support')
  expect((await enter(admin)).person.role).toBe('admin')

  const photos = await client.call(staffActions.photos, { query: { limit: 200 } })
  const messages = await client.call(staffActions.messages, { query: {} })
  const complaints = await client.call(staffActions.complaints, { query: {} })
  expect([photos.total, messages.total, complaints.total]).toEqual([100, 20, 12])
  const failed = await (await enter(admin)).client.call(staffActions['failed-mails'], { query: {} })
  expect(failed.items.map(({ can_be_sent }) => can_be_sent).toSorted()).toEqual([false, true])
  for (const { items } of [photos, messages, complaints]) {
    expect(new Set(items.map(({ brand }) => brand))).toEqual(new Set(['harbour', 'meadow']))
  }
  const days = new Set(photos.items.map(({ created }) => created.slice(0, 10)))
  expect(days.size).toBeGreaterThan(3)
  expect(new Set(messages.items.flatMap(({ found }) => found)).size).toBe(5)
  expect(new Set(complaints.items.map(({ subject }) => subject.kind)).size).toBe(4)
  expect(complaints.items.filter(({ status }) => status === 'appealed')).toHaveLength(2)
  const [photo] = photos.items
  const stored = server.photoFiles.names().filter((name) => name.startsWith(photo?.photo ?? '-'))
  expect(stored).toEqual([`${photo?.photo}/portrait.json`])
})

test('DSK-6 a demo has figures of ninety days in each brand, the same on every machine', async () => {
  await seedDemo(server.services)
  const { client } = await enter(admin)
  const query = { from: '2025-12-01', to: '2026-03-01', group: 'brand' as const }
  const { rows, total } = await client.call(staffActions.figures, { query })
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['harbour', 'honest', 'meadow'])
  for (const { visits, signups, bought } of rows) {
    expect(visits).toBeGreaterThan(20_000)
    expect(Number(signups)).toBeGreaterThan(Number(bought))
  }
  await server.db.delete(figures)
  for (const brand of brands) await seedFigures(server.db, server.services, brand)
  expect((await client.call(staffActions.figures, { query })).total).toEqual(total)
  const days = await client.call(staffActions.figures, { query: { ...query, group: 'day' } })
  expect(days.rows.filter(({ visits }) => visits !== 0)).toHaveLength(90)
})

test('DSK-6 in a demo the weeks after the signup add up to the same steps, and nobody is ahead of time', async () => {
  await seedDemo(server.services)
  const { client } = await enter(admin)
  const query = { from: '2025-12-08', to: '2026-02-22', brand: 'harbour' }
  const { rows } = await client.call(staffActions['figures-cohorts'], { query })
  const weeks = await client.call(staffActions.figures, { query: { ...query, group: 'week' } })
  expect(rows.map(({ week, signups }) => [week, signups])).toEqual(
    weeks.rows.map(({ key, signups }) => [key, signups]),
  )
  const sumOf = (counted: readonly { readonly step: string; readonly count: number }[]) =>
    counted.filter(({ step }) => step === 'bought').reduce((sum, { count }) => sum + count, 0)
  const byAge = await server.db.select().from(figureCohorts)
  expect(sumOf(byAge)).toBe(sumOf(await server.db.select().from(figures)))
  // The last of them signed up a week ago.
  expect(rows.at(-1)?.active.slice(2)).toEqual(Array.from({ length: 7 }, () => null))
})

test('DSK-2 a moderator decides one appeal of a demo, and leaves the other, about their own decision, to a colleague', async () => {
  await seedDemo(server.services)
  const decideAll = async (colleague: (typeof demoStaff)[number]) => {
    const { client } = await enter(colleague)
    const query = { state: 'appealed' as const }
    const { items } = await client.call(staffActions.complaints, { query })
    const responses = items.map(({ brand, number }) =>
      client.send(staffActions['decide-complaint'], {
        body: { brand, number, seen: 'appealed', decision: 'upheld', reasons: 'It shows.' },
      }),
    )
    return (await Promise.all(responses)).map(({ ok }) => ok).toSorted()
  }
  expect(await decideAll(moderator)).toEqual([false, true])
  expect(await decideAll(admin)).toEqual([true])
})

test('DSK-2 TRU-1 nobody finds those whose photos wait, and the desk is filled once', async () => {
  await seedDemo(server.services)
  await seedDemo(server.services)
  expect((await server.client().call(calls.members)).num_results).toBe(49)
  const { client } = await enter(moderator)
  expect((await client.call(staffActions.photos, { query: {} })).total).toBe(100)
})

test('DSK-2 outside of a demo there are no such staff', async () => {
  await seedDemo(noDemo.services)
  expect(await noDemo.db.select().from(staff)).toEqual([])
})

test('DSK-2 OPS-12 the published password opens no desk once the demo is a real site or reached like one', async () => {
  await seedDemo(server.services)
  const body = { email: admin.email, password: demoPassword }
  const { client } = await enter(admin)
  const outside = server.client('harbour.example')
  expect(await outside.refused(staffCalls.deskSignIn, { body })).toMatchObject({
    code: 'login_failed',
  })
  const later = noDemo.client()
  expect(await later.refused(staffCalls.deskSignIn, { body })).toMatchObject({
    code: 'login_failed',
  })
  for (const other of [outside, later]) {
    for (const [name, value] of client.cookies) other.cookies.set(name, value)
    expect((await other.refused(staffCalls.deskLogin)).code).toBe('authentication_required')
  }
  await client.call(staffCalls.deskLogin)
})
