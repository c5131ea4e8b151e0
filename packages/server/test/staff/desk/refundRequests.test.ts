import { staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readAudit } from '../../../src/platform/audit.ts'
import { refunds } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { balanceOf, buy } from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer({
  brands: [testBrand('amberline', { refund_limits: { EUR: 2_000 } })],
})
const { db } = server
const brand = server.brand.id
const reason = 'wrote to support'

type Desk = Awaited<ReturnType<typeof seatStaff>>
let ada: Awaited<ReturnType<typeof joinMember>>
let tomas: Desk
let ingrid: Desk

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  // The time bonus is over.
  server.clock.pass(14_400)
  tomas = await seatStaff(server, 'support', 'Tomas')
  ingrid = await seatStaff(server, 'admin', 'Ingrid')
})

const small = () => buy(server, ada.client)
const large = () => buy(server, ada.client, { package: 'credits-400' })
type Bought = Awaited<ReturnType<typeof buy>>

const paidBack = async ({ payment }: Bought) => {
  const rows = await db.select().from(refunds).where(eq(refunds.payment, payment.payment_id))
  return rows.map(({ amount, credits }) => [amount, credits])
}

const bodyOf = ({ payment }: Bought, own: object = {}) => ({
  body: { brand, payment: payment.payment_id, reason, ...own },
})

const refund = ({ client }: Desk, bought: Bought, own?: object) =>
  client.call(staffActions.refund, bodyOf(bought, own))

const requestOf = async (desk: Desk, bought: Bought, own?: object) => {
  const { refund: paid, request } = await refund(desk, bought, own)
  expect(paid).toBeNull()
  return request?.request ?? ''
}

const approve = ({ client }: Desk, request: string) =>
  client.send(staffActions['approve-refund'], { body: { request, reason: 'looked at it' } })

describe('a part', () => {
  test('DSK-5 a part of a payment is paid back for its share of the credits, and the rest later', async () => {
    const bought = await small()
    expect(await refund(tomas, bought, { amount: 333 })).toMatchObject({
      refund: { credits: 20, amount: { amount: 333, currency: 'EUR' } },
      request: null,
    })
    expect(await balanceOf(ada.client)).toBe(50)
    await refund(tomas, bought, { amount: 657, seen: 333 })
    expect(await paidBack(bought)).toEqual([
      [333, 20],
      [657, 40],
    ])
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('DSK-5 a sum above what can be paid back is refused with how much that is', async () => {
    const bought = await small()
    expect(
      await tomas.client.refused(staffActions.refund, bodyOf(bought, { amount: 991 })),
    ).toMatchObject({ code: 'refund_too_much', field: 'amount', params: { max: 990 } })
    expect(await paidBack(bought)).toEqual([])
  })

  test('DSK-5 a part that two people pay back at once goes back once', async () => {
    const bought = await small()
    const sent = await Promise.all(
      [tomas, ingrid].map(({ client }) =>
        client.send(staffActions.refund, bodyOf(bought, { amount: 300 })),
      ),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await paidBack(bought)).toEqual([[300, 18]])
    expect(
      await tomas.client.refused(staffActions.refund, bodyOf(bought, { amount: 300 })),
    ).toMatchObject({ code: 'already_decided', params: { act: 'payment.refund' } })
  })
})

test('DSK-5 a preview says what goes back, why, and until when the member can withdraw', async () => {
  const bought = await small()
  const preview = (own: object = {}, { client } = tomas) =>
    client.call(staffActions['refund-preview'], {
      query: { brand, payment: bought.payment.order_number, ...own },
    })
  expect(await preview()).toMatchObject({
    amount: { amount: 990 },
    credits: 60,
    rule: 'whole',
    days: 14,
    is_within_days: true,
    needs_approval: false,
    limit: { amount: 2_000, currency: 'EUR' },
  })
  expect(await preview({ amount: 100 })).toMatchObject({ credits: 6, rule: 'part' })
  server.clock.pass(16 * 86_400)
  const later = await seatStaff(server, 'support', 'Bo')
  expect(await preview({}, later)).toMatchObject({ is_within_days: false })
  expect(await paidBack(bought)).toEqual([])
})

describe('above the limit', () => {
  test('DSK-5 a refund above the limit waits, the same person cannot approve it, and another does', async () => {
    const bought = await large()
    const request = await requestOf(tomas, bought)
    expect(await paidBack(bought)).toEqual([])
    const query = { brand }
    const list = staffActions['refund-requests']
    expect((await tomas.client.call(list, { query })).items).toMatchObject([
      { request, by: 'Tomas', is_own: true, reason, amount: { amount: 4_990 } },
    ])
    expect((await ingrid.client.call(list, { query })).items[0]?.is_own).toBe(false)
    expect(
      await tomas.client.refused(staffActions['approve-refund'], { body: { request, reason } }),
    ).toMatchObject({ code: 'own_request', field: 'request' })
    expect(await paidBack(bought)).toEqual([])

    expect((await approve(ingrid, request)).status).toBe(200)
    expect(await paidBack(bought)).toEqual([[4_990, 400]])
    const subject = `payment:${bought.payment.payment_id}`
    expect(await readAudit(db, { brand, subject })).toMatchObject([
      { act: 'payment.refund', name: 'Ingrid', reason: 'looked at it' },
      { act: 'refund.request', name: 'Tomas', reason },
    ])
    expect((await tomas.client.call(list, { query: { state: 'approved' } })).items).toMatchObject([
      { request, decided_by: 'Ingrid', decision_reason: 'looked at it' },
    ])
  })

  test('DSK-5 a request that is approved twice at once is paid once', async () => {
    const bought = await large()
    const request = await requestOf(tomas, bought)
    const bo = await seatStaff(server, 'support', 'Bo')
    const sent = await Promise.all([ingrid, bo].map((desk) => approve(desk, request)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await paidBack(bought)).toEqual([[4_990, 400]])
  })

  test('DSK-5 a declined request pays nothing, and whoever asked can take theirs back', async () => {
    const bought = await large()
    const decline = async ({ client }: Desk, request: string) =>
      client.call(staffActions['decline-refund'], { body: { request, reason: 'not by rule' } })
    const first = await requestOf(tomas, bought)
    expect(await decline(ingrid, first)).toMatchObject({
      request: { state: 'declined', decided_by: 'Ingrid' },
    })
    expect((await approve(ingrid, first)).status).toBe(409)
    await decline(tomas, await requestOf(tomas, bought))
    expect(await paidBack(bought)).toEqual([])
    expect(await balanceOf(ada.client)).toBe(410)
  })

  test('DSK-5 nothing else goes back while a request waits, nor by parts below the limit', async () => {
    const bought = await large()
    await refund(tomas, bought, { amount: 1_500 })
    await requestOf(tomas, bought, { amount: 600, seen: 1_500 })
    expect(
      await tomas.client.refused(staffActions.refund, bodyOf(bought, { amount: 100, seen: 1_500 })),
    ).toMatchObject({ code: 'refund_requested' })
    expect(await paidBack(bought)).toEqual([[1_500, 120]])
  })

  test('DSK-5 a request above what is unspent by now is refused, and still waits', async () => {
    const bought = await large()
    const request = await requestOf(tomas, bought)
    server.clock.pass(30 * 86_400)
    const later = await seatStaff(server, 'admin', 'Bo')
    expect((await approve(later, request)).status).toBe(409)
    const query = { brand }
    expect((await later.client.call(staffActions['refund-requests'], { query })).total).toBe(1)
  })
})
