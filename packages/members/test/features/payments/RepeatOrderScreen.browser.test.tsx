import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { creditOffer, payment } from '../../support/samples.ts'

/** In place of the payment page of another company, which would end the test. */
const redirect_url = '#paying'

const offer = creditOffer()
const [smallest] = offer.packages

const openRepeat = (replies: Replies = {}) =>
  openScreen('/credits/repeat-order', {
    credits: offer,
    repeatOrder: {
      order: smallest === undefined ? null : { package: smallest, payment_method: 'bank' },
    },
    startPayment: { payment: payment({ status: 'pending', receipt_state: null }), redirect_url },
    ...replies,
  })

const pay = page.getByRole('button', { name: 'Pay €9.90' })

beforeEach(() => history.replaceState(null, '', ' '))

test('CRD-2 the last order is ordered again, paid as before', async () => {
  const api = await openRepeat()
  await expect.element(page.getByText('60 credits')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  await userEvent.click(pay)
  await expect.poll(() => location.hash).toBe(redirect_url)
  await expect
    .poll(() => api.of('startPayment'))
    .toMatchObject([{ body: { package: 'credits-60', payment_method: 'bank' } }])
})

test('CRD-2 an order that was refused says why and stays', async () => {
  await openRepeat({ startPayment: refused('payments_closed') })
  await userEvent.click(pay)
  await expect.element(page.getByRole('alert').getByText(/cannot take payments/)).toBeVisible()
  await expect.element(pay).toBeEnabled()
  expect(location.hash).toBe('')
})

test.each([
  ['has bought nothing', [], 'You have not bought a package yet.'],
  [
    'has bought what is not sold any more',
    [payment({ package: 'trial-20', credits: 20 })],
    'The package of your last order is not sold any more.',
  ],
])('CRD-2 who %s is told so and led to the packages', async (_, transactions, text) => {
  await openRepeat({ repeatOrder: { order: null }, transactions: { transactions } })
  await expect.element(page.getByText('Nothing to repeat')).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See packages' }))
    .toHaveAttribute('href', '/credits')
})

test('CRD-2 an order that is on its way says so', async () => {
  await openRepeat({ repeatOrder: 'pending' })
  await expect.element(page.getByText('Loading the packages')).toBeInTheDocument()
})

test.each(['credits', 'repeatOrder'] as const)(
  'CRD-2 without a response to %s it is requested again',
  async (call) => {
    const screen = await openRepeat({ [call]: refused('general_error') })
    await expect.element(page.getByText('We could not load the packages')).toBeVisible()
    const before = screen.of(call).length
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => screen.of(call).length).toBe(before + 1)
  },
)
