import { staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../src/platform/ids.ts'
import { members, payments, refunds } from '../../../src/tables/index.ts'
import { begin, buy, dispute } from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer()
const { clock, db } = server
const brand = server.brand.id
const reason = 'wrote to support'

let ada: Awaited<ReturnType<typeof joinMember>>
let support: Awaited<ReturnType<typeof seatStaff>>['client']

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  clock.pass(14_400)
  support = (await seatStaff(server, 'support', 'Tomas')).client
})

/** Days and a second go by; a login lasts for less. */
async function passDays(days: number) {
  clock.pass(days * 86_400 + 1)
  support = (await seatStaff(server, 'support', `tomas-${days}`)).client
}

type Bought = Awaited<ReturnType<typeof buy>>

const refund = ({ payment }: Bought, own: object = {}) =>
  support.call(staffActions.refund, {
    body: { brand, payment: payment.order_number, reason, ...own },
  })

const answerBy = new Date('2026-12-24T12:00:00Z')

test('DSK-5 payments are listed with what went back and is disputed, without an address', async () => {
  const paid = await buy(server, ada.client)
  await refund(paid, { amount: 330 })
  await dispute(server, paid, { answerBy })
  const open = await begin(ada.client, { payment_method: 'bank' })
  const list = (query: object) => support.call(staffActions.payments, { query })
  const { items } = await list({ brand })
  expect(items).toMatchObject([
    { payment: open.payment.payment_id, state: 'pending', refunded: null, dispute: null },
    {
      payment: paid.payment.payment_id,
      order_number: paid.payment.order_number,
      name: 'Ada',
      state: 'completed',
      price: { amount: 990, currency: 'EUR' },
      refunded: { amount: 330, currency: 'EUR' },
      dispute: 'open',
    },
  ])
  expect(JSON.stringify(items)).not.toContain(ada.user.email)
  expect((await list({ state: 'pending' })).total).toBe(1)
  expect((await list({ method: 'bank' })).items[0]?.payment).toBe(open.payment.payment_id)
  expect((await list({ currency: 'SEK' })).total).toBe(0)
  expect((await list({ brand: 'meadow' }).catch(() => ({ total: 'no such brand' }))).total).toBe(
    'no such brand',
  )
})

test('DSK-5 one payment is found by its number, as typed, with all that happened to it', async () => {
  const bought = await buy(server, ada.client)
  await refund(bought, { amount: 330 })
  await dispute(server, bought, { answerBy })
  const { order_number: number, payment_id } = bought.payment
  const typed = ` ${number.slice(0, 3).toLowerCase()}-${number.slice(3)}`
  const record = await support.call(staffActions.payment, { query: { payment: typed } })
  expect(record).toMatchObject({
    payment: { payment: payment_id, package: 'credits-60', provider: 'sandbox', credits: 60 },
    account: { id: ada.user.id, name: 'Ada', credits: 10 },
    refunds: [{ amount: { amount: 330 }, credits: 20, by: 'Tomas', note: reason }],
    disputes: [{ state: 'open', task: 'answer', answer_by: '2026-12-24T12:00:00.000Z' }],
    requests: [],
    history: [{ act: 'payment.refund', name: 'Tomas', reason }],
  })
  expect(JSON.stringify(record)).not.toContain(ada.user.email)
  expect(
    await support.refused(staffActions.payment, { query: { payment: '222222222' } }),
  ).toMatchObject({ code: 'not_found', field: 'payment' })
})

test('DSK-5 disputes say what is to be done, and by when', async () => {
  const bought = await buy(server, ada.client)
  const list = async (query: object = {}) =>
    (await support.call(staffActions.disputes, { query })).items
  await dispute(server, bought, { answerBy })
  expect(await list()).toMatchObject([
    {
      order_number: bought.payment.order_number,
      name: 'Ada',
      task: 'answer',
      answer_by: '2026-12-24T12:00:00.000Z',
      closed: null,
    },
  ])
  await dispute(server, bought)
  expect(await list()).toMatchObject([{ task: 'wait', answer_by: null, closed: null }])
  await dispute(server, bought, { status: 'lost' })
  expect(await list({ state: 'lost' })).toMatchObject([
    { task: 'none', closed: clock.now().toISOString() },
  ])
  expect(await list({ state: 'open' })).toEqual([])
})

describe('differences between the provider and the books', () => {
  const found = async () => {
    const query = { brand }
    const { items } = await support.call(staffActions.reconciliation, { query })
    return items.map(({ kind, payment, amount }) => [kind, payment, amount.amount])
  }

  test('DSK-5 nothing differs after payments and refunds that went well', async () => {
    await refund(await buy(server, ada.client))
    await server.jobs.drain()
    expect(await found()).toEqual([])
  })

  test('DSK-5 a payment that is open for more than a day, by a bank for more than fourteen, is a difference', async () => {
    const left = await begin(ada.client)
    const debit = await begin(ada.client)
    const id = debit.payment.payment_id
    await db.update(payments).set({ processingSince: clock.now() }).where(eq(payments.id, id))
    expect(await found()).toEqual([])
    await passDays(1)
    expect(await found()).toEqual([['payment_pending', left.payment.payment_id, 990]])
    await passDays(14)
    expect(await found()).toHaveLength(2)
  })

  test('DSK-5 a payment that was paid after its member was erased is a difference', async () => {
    const bought = await begin(ada.client)
    const { payment_id } = bought.payment
    await db.update(payments).set({ member: null, status: 'completed', settled: clock.now() })
    expect(await found()).toEqual([['not_credited', payment_id, 990]])
  })

  test('DSK-5 a payment with credits is no difference after its member is erased', async () => {
    await buy(server, ada.client)
    await db.delete(members).where(eq(members.id, ada.user.id))
    expect(await found()).toEqual([])
  })

  test('DSK-5 a refund that the provider has not made, refused, or made by itself is a difference', async () => {
    const bought = await buy(server, ada.client)
    const { payment_id: payment } = bought.payment
    await refund(bought, { amount: 100 })
    await passDays(1)
    expect(await found()).toEqual([['refund_pending', payment, 100]])
    await db.update(refunds).set({ status: 'failed' })
    expect(await found()).toEqual([['refund_failed', payment, 100]])
    await refund(bought, { amount: 120 })
    expect(await found()).toEqual([])
    await server.jobs.drain()
    await db.insert(refunds).values({
      id: newId(),
      brand,
      payment,
      credits: 0,
      amount: 50,
      currency: 'EUR',
      status: 'completed',
      staff: 'sandbox',
      note: 're_1',
      created: clock.now(),
    })
    expect(await found()).toEqual([['refunded_outside', payment, 50]])
  })

  test('DSK-5 a payment that went back by a refund and by the bank is a difference', async () => {
    const bought = await buy(server, ada.client)
    await refund(bought, { amount: 330 })
    await server.jobs.drain()
    await dispute(server, bought, { status: 'lost' })
    expect(await found()).toEqual([['paid_back_twice', bought.payment.payment_id, 330]])
  })
})
