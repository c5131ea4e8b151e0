import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Asked, type Replies, refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { creditOffer, discountCode, payment } from '../../support/samples.ts'

const path = '/credits/credits-60'

/** In place of the payment page of another company, which would end the test. */
const redirect_url = '#paying'

const codes = ({ query: { code } }: Asked) =>
  code === 'SPRING20'
    ? { discountcode: discountCode('SPRING20', 20) }
    : refused('discount_not_found')

const openCheckout = (address = path, replies: Replies = {}) =>
  openScreen(address, {
    credits: creditOffer(),
    discountCode: codes,
    startPayment: { payment: payment({ status: 'pending', receipt_state: null }), redirect_url },
    ...replies,
  })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const method = (name: RegExp) => page.getByRole('radio', { name })
const codeField = page.getByRole('textbox', { name: 'Discount code' })

async function enterCode(code: string) {
  await userEvent.click(page.getByText('I have a discount code'))
  await userEvent.fill(codeField, code)
  await userEvent.click(button('Use code'))
}

beforeEach(() => history.replaceState(null, '', ' '))

test('CRD-2 the package, the ways to pay and the terms are shown before paying', async () => {
  await openCheckout()
  await expect.element(page.getByText('60 credits')).toBeVisible()
  await expect.element(method(/Card/)).toBeChecked()
  await expect.element(method(/Bank transfer/)).toBeInTheDocument()
  await expect.element(page.getByText(/One payment. No subscription/)).toBeVisible()
  await expect
    .element(page.getByText(/14 days after a purchase: money back for unused credits/))
    .toBeVisible()
  await expect.element(button('Pay €9.90')).toBeVisible()
})

test('CRD-8 above the button to pay it is said that paying asks for the credits at once, and what that means for a withdrawal', async () => {
  await openCheckout()
  const asked = page.getByText(
    /^By paying you ask us to add the credits at once\..* the right to withdraw ends when all of them are used\.$/,
  )
  await expect.element(asked).toBeVisible()
  expect(asked.element().compareDocumentPosition(button('Pay €9.90').element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('CRD-2 the way to pay that was chosen is ordered, and the page goes to the payment', async () => {
  const api = await openCheckout()
  await userEvent.click(page.getByText(/^Bank transfer/))
  await userEvent.click(button('Pay €9.90'))
  await expect.poll(() => location.hash).toBe(redirect_url)
  await expect
    .poll(() => api.of('startPayment'))
    .toMatchObject([{ body: { package: 'credits-60', payment_method: 'bank' } }])
  await expect.poll(() => api.of('startPayment')[0]?.body).not.toHaveProperty('discount_code')
})

test('CRD-2 a way to pay in the address is chosen, and direct debit is among them where it is open', async () => {
  await openCheckout(`${path}/directdebit`, { credits: creditOffer({ direct_debit: true }) })
  await expect.element(method(/Direct debit/)).toBeChecked()
})

test('CRD-3 a payment that was refused says why, and a second press repeats the same order', async () => {
  const api = await openCheckout(path, { startPayment: refused('payment_refused') })
  await userEvent.click(page.getByText(/^Bank transfer/))
  await userEvent.click(button('Pay €9.90'))
  await expect.element(page.getByRole('alert').getByText(/nothing was charged/)).toBeVisible()
  await expect.element(method(/Bank transfer/)).toBeChecked()
  await userEvent.click(button('Pay €9.90'))
  await expect.poll(() => api.of('startPayment').length).toBe(2)
  const [first, second] = api.of('startPayment')
  expect(second?.body).toEqual(first?.body)
  expect(location.hash).toBe('')
})

test('CRD-4 a code lowers the price that is shown and goes along with the order', async () => {
  const api = await openCheckout()
  await enterCode('SPRING20')
  await expect.element(page.getByText('SPRING20 takes 20% off.')).toBeVisible()
  await userEvent.click(button('Pay €7.92'))
  await expect.poll(() => location.hash).toBe(redirect_url)
  await expect
    .poll(() => api.of('discountCode').at(-1)?.query)
    .toEqual({
      code: 'SPRING20',
      package: 'credits-60',
      payment_method: 'card',
    })
  await expect
    .poll(() => api.of('startPayment'))
    .toMatchObject([{ body: { discount_code: 'SPRING20' } }])
})

test('CRD-4 a code that was taken away leaves the full price', async () => {
  await openCheckout(`${path}?code=SPRING20`)
  await expect.element(button('Pay €7.92')).toBeVisible()
  await userEvent.click(button('Remove'))
  await expect.element(button('Pay €9.90')).toBeVisible()
})

test('CRD-4 a code is checked again for another way to pay', async () => {
  const api = await openCheckout(`${path}?code=SPRING20`, {
    discountCode: ({ query: { payment_method } }) =>
      payment_method === 'bank'
        ? refused('discount_payment_method')
        : { discountcode: discountCode('SPRING20', 20) },
  })
  await expect.element(button('Pay €7.92')).toBeVisible()
  await userEvent.click(page.getByText(/^Bank transfer/))
  await expect.element(page.getByText(/cannot be used with this payment method/)).toBeVisible()
  await expect.element(button('Pay €9.90')).toBeVisible()
  await expect.element(codeField).toHaveValue('SPRING20')
  await expect.poll(() => api.of('startPayment')).toEqual([])
})

test.each([
  ['unknown', 'WINTER', 'We do not know this discount code. Please check the spelling.'],
  ['empty', ' ', 'Please type the code first.'],
])('CRD-4 a code that is %s is told so beside its field', async (_, code, text) => {
  await openCheckout()
  await enterCode(code)
  await expect.element(codeField).toHaveAccessibleDescription(text)
  await expect.element(codeField).toHaveValue(code)
  await expect.element(button('Pay €9.90')).toBeVisible()
})

test('CRD-4 a code is kept for later where a higher discount runs', async () => {
  await openCheckout(path, { credits: creditOffer({ discount: discountCode('WELCOME', 30) }) })
  await expect.element(page.getByText('30% off every package')).toBeVisible()
  await enterCode('SPRING20')
  await expect.element(codeField).toHaveAccessibleDescription(/This code stays yours for later/)
})

test('CRD-1 a package that is not sold any more leads to the others', async () => {
  await openCheckout('/credits/credits-61')
  await expect.element(page.getByText('This package is not sold any more')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See packages' }))
    .toHaveAttribute('href', '/credits')
})

test('CRD-2 a checkout that is on its way says so', async () => {
  await openCheckout(path, { credits: 'pending' })
  await expect.element(page.getByText('Loading the packages')).toBeInTheDocument()
})

test('CRD-2 packages that cannot be read are asked for again', async () => {
  let isDown = true
  await openCheckout(path, {
    credits: () => (isDown ? refused('general_error') : creditOffer()),
  })
  await expect.element(page.getByText('We could not load the packages')).toBeVisible()
  isDown = false
  await userEvent.click(button('Try again'))
  await expect.element(button('Pay €9.90')).toBeVisible()
})
