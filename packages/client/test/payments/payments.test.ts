import { packageIdSchema, paymentIdSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { creditsQuery, discountCodeMutation, discountQuery } from '../../src/credits/credits.ts'
import { keys } from '../../src/keys.ts'
import {
  confirmDirectDebitMutation,
  directDebitQuery,
  resendDirectDebitCodeMutation,
  startDirectDebitMutation,
} from '../../src/payments/directDebit.ts'
import {
  afterPurchase,
  paymentQuery,
  receiptQuery,
  repeatOrderQuery,
  startPaymentMutation,
  transactionsQuery,
} from '../../src/payments/payments.ts'
import { offerWithdrawalMutation, withdrawMutation } from '../../src/payments/withdrawal.ts'
import { eachChange, eachReading } from '../support/eachCall.ts'
import { ada } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

const id = paymentIdSchema.parse('00000000-0000-4000-8000-00000000000a')
const order = {
  package: packageIdSchema.parse('medium'),
  payment_method: 'card',
  idempotency_key: '00000000-0000-4000-8000-00000000000b',
} as const
const account = {
  payment_id: id,
  iban: 'NL91 ABNA 0417 1643 00',
  holder: 'Me',
  phone: '+31612345678',
  mandate_accepted: true,
}
const purchase = { number: '2026-000123', email: 'me@example.com' }

/** Everything that names a price or the balance. */
const priced = [keys.user, keys.credits, keys.conversation({ profile: ada }), keys.transactions]

eachChange(
  [...priced, keys.receipt(id), keys.likes],
  [
    {
      title: 'CRD-2 an order is placed once under its own key',
      make: ({ client, change }) => change(startPaymentMutation(client), order),
      calls: [['startPayment', { body: order }]],
    },
    {
      title: 'CRD-4 a code is checked for the order',
      make: ({ client, change }) =>
        change(discountCodeMutation(client), { code: 'WELCOME', package: order.package }),
      calls: [['discountCode', { query: { code: 'WELCOME', package: order.package } }]],
      response: { discountcode: 'found' },
    },
    {
      title: 'CRD-2 an account that was given for direct debit waits for its code',
      make: ({ client, change }) => change(startDirectDebitMutation(client), account),
      calls: [['startDirectDebit', { body: account }]],
      response: { direct_debit: { payment_id: id, state: 'code_sent' } },
      shows: [[keys.directDebit(id), { payment_id: id, state: 'code_sent' }]],
    },
    {
      title: 'CRD-2 a new code takes the place of the one before',
      make: ({ client, change }) => change(resendDirectDebitCodeMutation(client), id),
      calls: [['resendDirectDebitCode', { body: { payment_id: id } }]],
      response: { direct_debit: { payment_id: id, tries_left: 5 } },
      shows: [[keys.directDebit(id), { payment_id: id, tries_left: 5 }]],
    },
    {
      title: 'CRD-2 a signed mandate shows its payment, and the list is asked for again',
      make: ({ client, change }) =>
        change(confirmDirectDebitMutation(client), { payment_id: id, code: '123456' }),
      calls: [['confirmDirectDebit', { body: { payment_id: id, code: '123456' } }]],
      response: { payment: { payment_id: id, status: 'pending' } },
      shows: [[keys.payment(id), { payment_id: id, status: 'pending' }]],
      refreshes: [keys.transactions],
    },
    {
      title: 'CRD-6 what a withdrawal would bring changes nothing',
      make: ({ client, change }) => change(offerWithdrawalMutation(client), purchase),
      calls: [['offerWithdrawal', { body: purchase }]],
      response: { offer: 'refund' },
    },
    {
      title: 'CRD-6 a withdrawal shows the new balance, prices, payments and receipts',
      make: ({ client, change }) => change(withdrawMutation(client), purchase),
      calls: [['withdraw', { body: purchase }]],
      response: { withdrawal: 'received' },
      refreshes: [keys.user, keys.credits, keys.transactions, keys.receipt(id)],
    },
  ],
)

eachReading([
  {
    title: 'CRD-1 balance and packages',
    read: ({ client, cache }) => cache.fetchQuery(creditsQuery(client)),
    calls: [['credits']],
    response: { credits: 4 },
    shown: { credits: 4 },
  },
  {
    title: 'CRD-4 the active discount is asked for every five minutes',
    read: ({ client, cache }) => cache.fetchQuery(discountQuery(client)),
    calls: [['discountCode', { query: {} }]],
    response: { discountcode: 'bonus' },
    shown: 'bonus',
    freshMs: 300_000,
  },
  {
    title: 'CRD-2 what direct debit needs for one payment',
    read: ({ client, cache }) => cache.fetchQuery(directDebitQuery(client, id)),
    calls: [['directDebit', { query: { payment_id: id } }]],
    response: { direct_debit: 'mandate' },
    shown: 'mandate',
  },
  {
    title: 'CRD-2 payments of the member',
    read: ({ client, cache }) => cache.fetchQuery(transactionsQuery(client)),
    calls: [['transactions']],
    response: { transactions: ['one'] },
    shown: ['one'],
  },
  {
    title: 'CRD-2 the receipt of one payment',
    read: ({ client, cache }) => cache.fetchQuery(receiptQuery(client, id)),
    calls: [['receipt', { query: { payment_id: id } }]],
    response: { receipt: 'paid' },
    shown: 'paid',
  },
  {
    title: 'CRD-2 the last order at today’s price',
    read: ({ client, cache }) => cache.fetchQuery(repeatOrderQuery(client)),
    calls: [['repeatOrder']],
    response: { order: null },
    shown: null,
  },
])

test('CRD-2 a payment is always asked for anew, every two seconds while it is pending, every minute while a bank has it', async () => {
  const { client, cache, made, asksAgainAfter } = stubCalls(() => ({ payment: 'pending' }))
  const query = paymentQuery(client, id)
  expect(asksAgainAfter(query, undefined)).toBe(2_000)
  expect(await cache.fetchQuery(query)).toBe('pending')
  await cache.fetchQuery(query)
  expect(made).toEqual([
    ['payment', { query: { payment_id: id } }],
    ['payment', { query: { payment_id: id } }],
  ])
  expect(asksAgainAfter(query, { status: 'pending', processing_since: null })).toBe(2_000)
  expect(asksAgainAfter(query, { status: 'pending', processing_since: '2026-11-26' })).toBe(60_000)
  for (const status of ['completed', 'failed', 'cancelled'])
    expect(asksAgainAfter(query, { status, processing_since: '2026-11-26' })).toBe(false)
})

test('CHT-4 after a purchase balance, prices and payments are asked for again, and what waited for credits is sent', async () => {
  const { client, know, stale, resumed } = stubCalls()
  know(...priced, keys.likes)
  await afterPurchase(client)
  expect(stale()).toEqual(priced)
  expect(resumed).toHaveBeenCalledExactlyOnceWith('unpaid')
})
