import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { reconcilePayments, refundPayment } from '../../../src/features/payments/index.ts'
import { members, payments } from '../../../src/tables/index.ts'
import { balanceOf, begin, buy, decide, deliverNotices, statusOf } from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { clock, db, services } = server

let ada: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
})

const keep = (credits: number) =>
  db.update(members).set({ credits }).where(eq(members.id, ada.user.id))

describe('notices', () => {
  test('CRD-3 a notice that comes twice credits once', async () => {
    const statuses = deliverNotices(server)
    await decide(ada.client, await begin(ada.client), 'pay_twice')
    await server.jobs.drain()
    expect(statuses).toEqual([200, 200])
    expect(await balanceOf(ada.client)).toBe(70)
  })

  test('CRD-3 a notice that comes after the program was away credits then', async () => {
    const begun = await begin(ada.client)
    await decide(ada.client, begun, 'pay_later')
    expect(await statusOf(ada.client, begun)).toBe('pending')
    clock.pass(86_400)
    deliverNotices(server)
    await server.jobs.drain()
    expect(await statusOf(ada.client, begun)).toBe('completed')
    expect(await balanceOf(ada.client)).toBe(70)
  })

  test.for([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('CRD-2 %s ends the payment as %s', async ([choice, status]) => {
    deliverNotices(server)
    const begun = await begin(ada.client)
    await decide(ada.client, begun, choice)
    await server.jobs.drain()
    expect(await statusOf(ada.client, begun)).toBe(status)
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-3 a notice that gets lost is found by asking, and only once', async () => {
    const begun = await begin(ada.client)
    await decide(ada.client, begun, 'pay_unheard')
    expect(await reconcilePayments(services)).toMatchObject({ settled: 0 })
    clock.pass(601)
    expect(await reconcilePayments(services)).toEqual({
      settled: 1,
      refunded: 0,
      repaired: 0,
      problems: 0,
    })
    expect(await reconcilePayments(services)).toMatchObject({ settled: 0 })
    expect(await balanceOf(ada.client)).toBe(70)
  })

  test('CRD-3 a notice whose reference was lost in a crash finds its payment by our own id', async () => {
    deliverNotices(server)
    const begun = await begin(ada.client)
    await db.update(payments).set({ providerReference: null })
    await decide(ada.client, begun, 'pay')
    await server.jobs.drain()
    expect(await statusOf(ada.client, begun)).toBe('completed')
  })

  test('CRD-2 a payment that nobody pays is cancelled in the end, its page is closed', async () => {
    const begun = await begin(ada.client)
    clock.pass(14_401)
    expect(await reconcilePayments(services)).toMatchObject({ settled: 1 })
    expect(await statusOf(ada.client, begun)).toBe('cancelled')
    const page = await ada.client.fetch(`/api/sandbox/checkout?reference=${begun.reference}`)
    expect(page.status).toBe(303)
  })
})

describe('balances', () => {
  test('CRD-3 nothing is found when nothing is wrong', async () => {
    await buy(server, ada.client)
    expect(await reconcilePayments(services)).toEqual({
      settled: 0,
      refunded: 0,
      repaired: 0,
      problems: 0,
    })
  })

  test('CRD-3 a balance below the ledger is raised to it', async () => {
    await keep(3)
    expect(await reconcilePayments(services)).toMatchObject({ repaired: 1, problems: 0 })
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-3 a balance above the ledger is told and left to a person', async () => {
    await keep(500)
    expect(await reconcilePayments(services)).toMatchObject({ repaired: 0, problems: 1 })
    expect(await balanceOf(ada.client)).toBe(500)
  })

  test('CRD-3 entries that do not add up are told', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update ledger_entries set amount = amount + 1 where amount < 0`)
    })
    expect(await reconcilePayments(services)).toMatchObject({ repaired: 0, problems: 1 })
  })
})

test('CRD-2 a refund that the queue has given up on is sent again', async () => {
  const { payment } = await buy(server, ada.client)
  const { id } = await refundPayment(services, {
    brand: server.brand.id,
    payment: payment.payment_id,
    staff: 'sam',
    note: '',
  })
  server.jobs.clear()
  clock.pass(7_201)
  expect(await reconcilePayments(services)).toMatchObject({ refunded: 1, problems: 0 })
  const rows = await db.execute(sql`select status from refunds where id = ${id}`)
  expect(rows).toMatchObject({ rows: [{ status: 'completed' }] })
})
