import { directDebitSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { payment, paymentId } from '../../support/samples.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' })

const debit = (more: object = {}) => ({
  direct_debit: directDebitSchema.parse({
    payment_id: paymentId,
    price: euro(990),
    state: 'open',
    mandate_text: 'I authorise Some Company to collect €9.90 once from my account.',
    mandate_reference: 'MANDATE-1',
    limit: euro(10_000),
    left: euro(10_000),
    iban_end: null,
    phone_end: null,
    holder: null,
    code_expires: null,
    tries_left: null,
    ...more,
  }),
})

const sent = debit({ state: 'code_sent', iban_end: '4300', phone_end: '678', holder: 'Me' })

const openDebit = (replies: Replies = {}) =>
  openScreen(`/directdebit?payment_id=${paymentId}`, {
    directDebit: debit(),
    payment: { payment: payment({ status: 'pending', receipt_state: null }) },
    ...replies,
  })

const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name })
const alert = page.getByRole('alert')

const account = { iban: 'NL91 ABNA 0417 1643 00', holder: 'Me', phone: '+31612345678' }

async function sendAccount() {
  await userEvent.fill(field('IBAN'), account.iban)
  await userEvent.fill(field('Account holder'), account.holder)
  await userEvent.fill(field('Mobile number'), account.phone)
  await userEvent.click(page.getByText('I agree to this direct debit'))
  await userEvent.click(button('Send me the code'))
}

async function confirm(code: string) {
  await userEvent.fill(field('Code from the text message'), code)
  await userEvent.click(button('Confirm €9.90'))
}

test('DDB-1 the mandate is shown in full, and account, holder and number bring the code', async () => {
  const api = await openDebit({ startDirectDebit: sent })
  await expect.element(page.getByText(/I authorise Some Company to collect/)).toBeVisible()
  await sendAccount()
  await expect.element(page.getByRole('heading', { name: 'Confirm with the code' })).toBeVisible()
  await expect.element(page.getByText(/ending in 678.*ending in 4300/)).toBeVisible()
  await expect
    .poll(() => api.of('startDirectDebit'))
    .toMatchObject([{ body: { payment_id: paymentId, ...account, mandate_accepted: true } }])
})

test.each([
  ['iban_invalid', /This IBAN is not right/],
  ['direct_debit_blocked', /Direct debit is not available to you/],
  ['sms_limit', /as many codes as we may today/],
] as const)('DDB-1 an account that is refused with %s keeps what was typed', async (code, text) => {
  await openDebit({ startDirectDebit: refused(code) })
  await sendAccount()
  await expect.element(alert.getByText(text)).toBeVisible()
  await expect.element(field('IBAN')).toHaveValue(account.iban)
  await expect.element(field('Account holder')).toHaveValue(account.holder)
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})

test('DDB-1 a sum over what is left of the limit is told before anything is typed', async () => {
  await openDebit({ directDebit: debit({ left: euro(500) }) })
  await expect.element(page.getByText(/Still open: €5.00/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Choose another way to pay' }))
    .toHaveAttribute('href', '/credits')
})

test('DDB-1 the code confirms the debit and leads to the payment', async () => {
  const api = await openDebit({
    directDebit: sent,
    confirmDirectDebit: { payment: payment({ status: 'pending', receipt_state: null }) },
  })
  await confirm('123456')
  await expect.poll(api.path).toBe(`/transactions/${paymentId}`)
  await expect
    .poll(() => api.of('confirmDirectDebit'))
    .toMatchObject([{ body: { payment_id: paymentId, code: '123456' } }])
})

test('DDB-1 after a code that is too old a new one is sent', async () => {
  const api = await openDebit({
    directDebit: sent,
    confirmDirectDebit: refused('sms_code_expired'),
    resendDirectDebitCode: sent,
  })
  await confirm('123456')
  await expect.element(alert.getByText(/This code is too old/)).toBeVisible()
  await expect.element(field('Code from the text message')).toHaveValue('')
  await userEvent.click(button('Send a new code'))
  await expect.element(page.getByText(/A new code is on its way/)).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await expect
    .poll(() => api.of('resendDirectDebitCode'))
    .toMatchObject([{ body: { payment_id: paymentId } }])
})

test('DDB-1 a code that cannot be sent again is told so', async () => {
  await openDebit({ directDebit: sent, resendDirectDebitCode: refused('sms_limit') })
  await userEvent.click(button('Send a new code'))
  await expect.element(alert.getByText(/as many codes as we may today/)).toBeVisible()
})

test('DDB-1 account and number can be changed once the code is sent', async () => {
  await openDebit({ directDebit: sent })
  await userEvent.click(button('Change account or number'))
  await expect.element(field('Account holder')).toHaveValue('Me')
})

test('DDB-1 a debit that is signed leads to its payment', async () => {
  const api = await openDebit({ directDebit: debit({ state: 'signed' }) })
  await expect.poll(api.path).toBe(`/transactions/${paymentId}`)
})

test('DDB-1 without a payment there is nothing to confirm', async () => {
  await openDebit({ directDebit: refused('not_found', { status: 404 }) })
  await expect.element(page.getByText('There is nothing to confirm here')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See packages' }))
    .toHaveAttribute('href', '/credits')
})

test('DDB-1 a debit that is on its way says so', async () => {
  await openDebit({ directDebit: 'pending' })
  await expect.element(page.getByText('Looking up your payment')).toBeInTheDocument()
})

test('DDB-1 a debit that cannot be read is asked for again', async () => {
  let isDown = true
  await openDebit({ directDebit: () => (isDown ? refused('general_error') : debit()) })
  await expect.element(page.getByText('We could not find this payment')).toBeVisible()
  isDown = false
  await userEvent.click(button('Try again'))
  await expect.element(field('IBAN')).toBeVisible()
})
