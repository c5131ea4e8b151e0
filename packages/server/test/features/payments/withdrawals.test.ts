import { calls } from '@bouquet/contract/schemas'
import { formatDate } from '@bouquet/i18n/format'
import { beforeEach, expect, test } from 'vitest'
import {
  withdrawalEnd,
  withdrawalTerms,
} from '../../../src/features/payments/withdrawal/withdrawalPeriod.rules.ts'
import { readAudit } from '../../../src/platform/audit.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { type Begun, balanceOf, begin, buy, decide, spend } from '../../support/payments.ts'
import { joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { db } = server

let ada: Awaited<ReturnType<typeof joinMember>>
let bought: Begun

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  server.clock.pass(14_400)
  bought = await buy(server, ada.client)
})

const reference = (own: { number?: string; email?: string } = {}) => ({
  body: { number: bought.payment.order_number, ...own },
})

/** The time now as a mail writes it. */
const timeInAmsterdam = () =>
  formatDate(server.clock.now().toISOString(), 'en', 'legal', 'Europe/Amsterdam')

test.each([
  ['all of it while only the gift of the signup is spent', 10, 60, 990],
  ['the bought part that is not spent', 30, 40, 660],
  ['the last credit, up to the next cent', 69, 1, 17],
])(
  'CRD-6 a withdrawal is offered before it is declared, and pays back %s',
  async (_, spent, credits, amount) => {
    expect(await balanceOf(ada.client)).toBe(70)
    await spend(server, ada.user.id, spent)
    const { offer } = await ada.client.call(calls.offerWithdrawal, reference())
    expect(offer).toMatchObject({
      credits: 60,
      price: { amount: 990, currency: 'EUR' },
      refund: { amount, currency: 'EUR' },
      refund_credits: credits,
    })
    expect(await balanceOf(ada.client)).toBe(70 - spent)

    const { withdrawal } = await ada.client.call(calls.withdraw, reference())
    expect(withdrawal.refund).toEqual({ amount, currency: 'EUR' })
    expect(withdrawal.received_at).toBe(server.clock.now().toISOString())
    expect(await balanceOf(ada.client)).toBe(70 - spent - credits)
  },
)

test('CRD-6 CRD-8 the period begins with the payment, however long before it was ordered', async () => {
  const bea = await joinMember(server, { name: 'Bea' })
  const begun = await begin(bea.client)
  server.clock.pass(3 * 86_400)
  await decide(bea.client, begun, 'pay')
  await server.jobs.drain()
  const paid = server.clock.now()
  const until = withdrawalEnd(paid, withdrawalTerms(server.brand)).toISOString()
  expect(until).not.toBe(
    withdrawalEnd(new Date(begun.payment.created), withdrawalTerms(server.brand)).toISOString(),
  )
  const query = { payment_id: begun.payment.payment_id }
  const { receipt } = await bea.client.call(calls.receipt, { query })
  expect(receipt.withdrawable_until).toBe(until)
  const { offer } = await bea.client.call(calls.offerWithdrawal, {
    body: { number: begun.payment.order_number },
  })
  expect(offer).toMatchObject({ until, ordered_at: begun.payment.created })
})

test('CRD-6 a visitor withdraws with the number of the receipt and the address, in any writing', async () => {
  const visitor = server.client()
  const { order_number } = bought.payment
  expect(order_number).toMatch(/^[2-9A-Z]{9}$/)
  const number = ` ${order_number.slice(0, 4).toLowerCase()}-${order_number.slice(4)} `
  const email = ada.user.email.toUpperCase()
  const { withdrawal } = await visitor.call(calls.withdraw, reference({ number, email }))
  expect(withdrawal.number).toBe(order_number)
})

test('CRD-6 a receipt from before order numbers still opens the withdrawal', async () => {
  const number = bought.payment.payment_id.toUpperCase()
  const { offer } = await ada.client.call(calls.offerWithdrawal, reference({ number }))
  expect(offer.number).toBe(bought.payment.order_number)
})

test('CRD-6 the confirming step names the person and the address of the acknowledgement', async () => {
  const { offer } = await ada.client.call(calls.offerWithdrawal, reference())
  expect(offer).toMatchObject({
    name: 'Ada',
    email: ada.user.email,
    ordered_at: bought.payment.created,
  })
})

test('CRD-6 the mailed receipt leads to the withdrawal of this purchase', async () => {
  const mails = await mailsTo(server, ada.user.email)
  const receipt = mails.find(({ subject }) => subject.startsWith('Your receipt'))
  const path = `/pages/withdraw?number=${bought.payment.order_number}`
  expect(receipt?.text).toContain(path)
  expect(receipt?.text).not.toContain(`Number: ${bought.payment.payment_id}`)
  expect(receipt?.text).toContain(`Date: ${timeInAmsterdam()}`)
})

test('CRD-6 the mailed receipt repeats what the payer agreed to before paying', async () => {
  const mails = await mailsTo(server, ada.user.email)
  const receipt = mails.find(({ subject }) => subject.startsWith('Your receipt'))
  expect(receipt?.text).toContain('By paying you ask us to add the credits at once.')
})

test('CRD-7 support pays back by the number that the member reads out', async () => {
  const refund = (payment: string) =>
    performAction(
      { ...server.services, database: server.database },
      { name: 'refund', given: { brand: server.brand.id, payment, reason: 'asked by phone' } },
    )
  await expect(refund('222222222')).rejects.toThrow('not_found')
  expect(await refund(bought.payment.order_number.toLowerCase())).toMatchObject({
    refund: { payment: bought.payment.payment_id, amount: bought.payment.price },
  })
})

test('CRD-6 neither the number nor the address alone opens a purchase', async () => {
  const visitor = server.client()
  const bea = await joinMember(server, { name: 'Bea' })
  const strangers = [
    () => visitor.refused(calls.withdraw, reference()),
    () => visitor.refused(calls.withdraw, reference({ email: bea.user.email })),
    () =>
      visitor.refused(calls.withdraw, reference({ number: 'no number', email: ada.user.email })),
    () => bea.client.refused(calls.offerWithdrawal, reference()),
  ]
  for (const send of strangers) expect(await send()).toMatchObject({ code: 'withdrawal_unknown' })
})

test('CRD-6 CRD-8 the acknowledgement holds order, name, declaration, time and zone, and the audit log the member', async () => {
  await ada.client.call(calls.withdraw, reference())
  await server.jobs.drain()
  const mails = await mailsTo(server, ada.user.email)
  const mail = mails.find(({ subject }) => subject === 'We have received your withdrawal')
  for (const line of [
    `Number: ${bought.payment.order_number}`,
    'Package: 60 credits, €9.90',
    `Ordered: ${timeInAmsterdam()}`,
    'Name: Ada',
    'Your declaration: I withdraw from my purchase of this package.',
    `Withdrawal received: ${timeInAmsterdam()}`,
    'Amount paid back: €9.90',
  ]) {
    expect(mail?.text).toContain(line)
  }
  const [entry] = await readAudit(db, {
    brand: server.brand.id,
    subject: `payment:${bought.payment.payment_id}`,
  })
  expect(entry).toMatchObject({ actor: `member:${ada.user.id}`, act: 'payment.refund' })
})

test('CRD-6 a purchase is withdrawn once, and within the days of the brand', async () => {
  await ada.client.call(calls.withdraw, reference())
  expect(await ada.client.refused(calls.withdraw, reference())).toMatchObject({
    code: 'refund_nothing_left',
  })
  const later = await buy(server, ada.client)
  server.clock.pass((server.brand.settings.refund_days + 6) * 86_400)
  const number = later.payment.payment_id
  expect(await ada.client.refused(calls.withdraw, { body: { number } })).toMatchObject({
    code: 'refund_too_late',
  })
})

test('CRD-7 what was withdrawn from says so everywhere, and offers no second withdrawal', async () => {
  const query = { payment_id: bought.payment.payment_id }
  const before = await ada.client.call(calls.receipt, { query })
  expect(before.receipt.receipt_state?.kind).toBe('paid')
  expect(before.receipt.withdrawable_until).not.toBeNull()

  await ada.client.call(calls.withdraw, reference())
  const { receipt } = await ada.client.call(calls.receipt, { query })
  const { payment } = await ada.client.call(calls.payment, { query })
  const { transactions } = await ada.client.call(calls.transactions)
  for (const each of [receipt, payment, transactions[0]]) {
    expect(each?.receipt_state).toEqual({
      kind: 'refunded',
      at: server.clock.now().toISOString(),
      refunded: bought.payment.price,
    })
  }
  expect(receipt.withdrawable_until).toBeNull()
})

test('CRD-7 a receipt whose credits are spent offers no withdrawal', async () => {
  await spend(server, ada.user.id, 70)
  const query = { payment_id: bought.payment.payment_id }
  const { receipt } = await ada.client.call(calls.receipt, { query })
  expect(receipt).toMatchObject({ receipt_state: { kind: 'paid' }, withdrawable_until: null })
})
