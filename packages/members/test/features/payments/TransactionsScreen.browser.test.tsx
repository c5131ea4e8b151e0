import { receiptSchema } from '@bouquet/contract/schemas'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveReturnPath } from '../../../src/features/payments/returnPath.ts'
import { refused } from '../../support/fakeApi.ts'
import { member, numberedId } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { company, payment, paymentId } from '../../support/samples.ts'

const one = `/transactions/${paymentId}`
const at = '2026-03-02T12:00:00Z'
const euro = (amount: number) => ({ amount, currency: 'EUR' })

const receipt = (more: object = {}) => ({
  receipt: receiptSchema.parse({
    ...payment(),
    former_price: euro(1_320),
    discount_code: 'SPRING25',
    settled: at,
    refunds: [],
    withdrawable_until: '2026-03-16T23:00:00Z',
    seller: { ...company, email: company.support_email },
    ...more,
  }),
})

const open = { status: 'pending', receipt_state: null }
const link = (name: string | RegExp) => page.getByRole('link', { name })
const main = page.getByRole('main')

afterEach(() => sessionStorage.clear())

test('CRD-2 payments are listed with method, price and what became of them', async () => {
  await openScreen('/transactions', {
    transactions: {
      transactions: [
        payment(),
        payment({ ...open, payment_id: numberedId(901), credits: 160, payment_method: 'bank' }),
      ],
    },
  })
  await expect.element(link('60 credits')).toHaveAttribute('href', one)
  await expect.element(link('160 credits')).toBeVisible()
  await expect.element(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Waiting', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Bank transfer')).toBeVisible()
  await expect
    .element(link('Order the same again'))
    .toHaveAttribute('href', '/credits/repeat-order')
  await expect
    .element(main.getByRole('link', { name: 'Withdraw from a contract' }))
    .toHaveAttribute('href', '/pages/withdraw')
})

test('CRD-2 where nothing was paid, nothing is offered again or taken back', async () => {
  await openScreen('/transactions', {
    transactions: { transactions: [payment({ status: 'failed', receipt_state: null })] },
  })
  await expect.element(page.getByText('Failed', { exact: true })).toBeVisible()
  await expect.element(link('Order the same again')).not.toBeInTheDocument()
  await expect
    .element(main.getByRole('link', { name: 'Withdraw from a contract' }))
    .not.toBeInTheDocument()
})

test('CRD-2 who has bought nothing is led to the packages', async () => {
  await openScreen('/transactions', { transactions: { transactions: [] } })
  await expect.element(page.getByText('No payments yet')).toBeVisible()
  await expect.element(link('See packages')).toHaveAttribute('href', '/credits')
})

test('CRD-2 payments that are on their way are announced', async () => {
  await openScreen('/transactions', { transactions: 'pending' })
  await expect.element(main.getByRole('status')).toHaveAttribute('aria-busy', 'true')
})

test('CRD-2 payments that cannot be read are asked for again', async () => {
  let isDown = true
  await openScreen('/transactions', {
    transactions: () => (isDown ? refused('general_error') : { transactions: [payment()] }),
  })
  await expect.element(page.getByText('We could not load your payments')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(link('60 credits')).toBeVisible()
})

test('CRD-2 a paid payment tells the balance, shows its receipt and can be withdrawn from', async () => {
  const api = await openScreen(
    one,
    { payment: { payment: payment() }, receipt: receipt() },
    member({ credits: 75 }),
  )
  await expect.element(page.getByRole('heading', { name: '60 credits added' })).toBeVisible()
  await expect.element(page.getByText('You now have 75 credits. Thank you.')).toBeVisible()
  await expect.element(link('See profiles')).toHaveAttribute('href', '/members')
  const shown = page.getByRole('region', { name: 'Receipt' })
  for (const text of ['€13.20', '\u2212€3.30', '€9.90', 'SPRING25', '4KD7B9QXM', /Some Company/])
    await expect.element(shown.getByText(text)).toBeVisible()
  await expect
    .element(link('Withdraw from this purchase'))
    .toHaveAttribute('href', '/pages/withdraw?number=4KD7B9QXM')
  await expect.poll(() => api.of('receipt')[0]?.query).toEqual({ payment_id: paymentId })
  // The balance from before the purchase is not the one to show.
  await expect.poll(() => api.of('getUser').length).toBeGreaterThan(1)
})

test('CRD-2 a receipt names the buyer and the tax, and what was paid back with a minus sign', async () => {
  const refunds = [{ amount: euro(331), credits: 20, status: 'completed', created: at }]
  await openScreen(one, { payment: { payment: payment() }, receipt: receipt({ refunds }) })
  const shown = page.getByRole('region', { name: 'Receipt' })
  for (const text of ['Buyer', /me@example\.com/, 'VAT', 'Included in the price', 'Paid back'])
    await expect.element(shown.getByText(text, { exact: true })).toBeVisible()
  await expect.element(shown.getByText(/\u2212€3\.31/)).toBeVisible()
})

test('CRD-2 a purchase that nothing can be paid back of offers no withdrawal', async () => {
  await openScreen(one, {
    payment: { payment: payment() },
    receipt: receipt({ withdrawable_until: null }),
  })
  await expect.element(page.getByText('Price without discount')).toBeVisible()
  await expect.element(link('Withdraw from this purchase')).not.toBeInTheDocument()
})

test('CHT-4 a paid payment leads back to the message that it was made for', async () => {
  const chat = `/members/${numberedId(2)}/chat`
  saveReturnPath(sessionStorage, paymentId, chat)
  await openScreen(one, { payment: { payment: payment() }, receipt: receipt() })
  await expect.element(link('Back to your message')).toHaveAttribute('href', chat)
})

test('CRD-2 a pending payment is looked at again until it is paid', async () => {
  let isPaid = false
  const api = await openScreen(one, {
    payment: () => ({ payment: payment(isPaid ? {} : open) }),
    receipt: receipt(),
  })
  await expect.element(page.getByText('Your payment is being confirmed').first()).toBeVisible()
  await expect
    .element(link('Choose another way to pay'))
    .toHaveAttribute('href', '/credits/credits-60')
  await expect.poll(() => api.of('receipt')).toEqual([])
  isPaid = true
  await expect.element(page.getByRole('heading', { name: '60 credits added' })).toBeVisible()
})

test.each(['failed', 'cancelled'] as const)(
  'CRD-2 a payment that ended as %s is tried again the same way',
  async (status) => {
    await openScreen(one, { payment: { payment: payment({ status, receipt_state: null }) } })
    await expect.element(page.getByText(/Nothing was charged/)).toBeVisible()
    await expect.element(link('Try again')).toHaveAttribute('href', '/credits/credits-60/card')
  },
)

test.each([
  [
    'processed by the bank',
    { ...open, processing_since: at },
    'Your bank is processing the payment',
  ],
  [
    'partly refunded',
    { receipt_state: { kind: 'partly_refunded', at, refunded: euro(330) } },
    'Partly refunded',
  ],
  [
    'refunded',
    { receipt_state: { kind: 'refunded', at, refunded: euro(990) } },
    'This purchase was refunded',
  ],
  [
    'reclaimed',
    { receipt_state: { kind: 'disputed', at, dispute: 'open' } },
    'Your bank is reclaiming this payment',
  ],
  [
    'lost',
    { receipt_state: { kind: 'disputed', at, dispute: 'lost' } },
    'Your bank took this payment back',
  ],
])('CRD-7 a payment that is %s says so', async (_, more, title) => {
  await openScreen(one, {
    payment: { payment: payment(more) },
    receipt: receipt(more),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('CRD-2 a payment that is on its way says so', async () => {
  await openScreen(one, { payment: 'pending' })
  await expect.element(page.getByText('Looking up your payment')).toBeInTheDocument()
})

test('CRD-2 a payment that was not found is looked for again', async () => {
  let isDown = true
  await openScreen(one, {
    payment: () => (isDown ? refused('not_found', { status: 404 }) : { payment: payment() }),
    receipt: receipt(),
  })
  await expect.element(page.getByText('We could not find this payment')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: '60 credits added' })).toBeVisible()
})
