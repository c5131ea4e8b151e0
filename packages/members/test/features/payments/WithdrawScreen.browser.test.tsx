import type { User } from '@bouquet/contract'
import type { SentForm } from '@bouquet/contract/drawing'
import { withdrawalOfferSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const path = '/pages/withdraw'
const number = '4KD7B9QXM'

const offer = withdrawalOfferSchema.parse({
  number,
  name: 'Me',
  email: 'me@example.com',
  ordered_at: '2026-03-01T12:00:00Z',
  credits: 60,
  price: { amount: 990, currency: 'EUR' },
  refund: { amount: 660, currency: 'EUR' },
  refund_credits: 40,
  until: '2026-03-15T23:00:00Z',
})

const replies: Replies = {
  offerWithdrawal: { offer },
  withdraw: {
    withdrawal: { number, received_at: '2026-03-02T12:00:00Z', refund: offer.refund },
  },
}

const numberField = page.getByRole('textbox', { name: 'Number on the receipt' })
const emailField = page.getByRole('textbox', { name: 'E-mail address of the account' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('CRD-6 a member withdraws from a purchase in two steps', async () => {
  const api = await openScreen(path, replies)
  await expect.element(page.getByText(/withdraw from a purchase within 14 days/)).toBeVisible()
  await expect.element(emailField).not.toBeInTheDocument()
  await userEvent.fill(numberField, ` ${number} `)
  await press('Continue')
  await expect.element(heading('Is this right?')).toBeVisible()
  for (const text of [number, 'me@example.com', '€9.90', '€6.60', '40'])
    await expect.element(page.getByRole('definition').getByText(text)).toBeVisible()
  await expect.poll(() => api.of('withdraw')).toEqual([])
  await press('Confirm withdrawal')
  await expect.element(heading('We have received your withdrawal')).toBeVisible()
  await expect
    .element(page.getByText(/We refund €6.60 to the card or account you paid with/))
    .toBeVisible()
  await expect.poll(() => api.of('offerWithdrawal')).toMatchObject([{ body: { number } }])
  await expect.poll(() => api.of('withdraw')).toMatchObject([{ body: { number } }])
})

test('CRD-6 a visitor withdraws with the number and the address of the account', async () => {
  const api = await openScreen(path, replies, null)
  await userEvent.fill(numberField, number)
  await userEvent.fill(emailField, 'me@example.com')
  await press('Continue')
  await press('Confirm withdrawal')
  await expect.element(heading('We have received your withdrawal')).toBeVisible()
  await expect
    .poll(() => api.of('withdraw'))
    .toMatchObject([{ body: { number, email: 'me@example.com' } }])
})

test('CRD-6 the number of a receipt stands in the field', async () => {
  await openScreen(`${path}?number=${number}`, replies)
  await expect.element(numberField).toHaveValue(number)
})

test.each([
  ['withdrawal_unknown', null, /We know no purchase with this number/],
  ['refund_nothing_left', member(), /spent or already paid back/],
  ['refund_disputed', member(), /bank is claiming this payment back/],
] as const)('CRD-6 a purchase refused with %s keeps what was typed', async (code, user, text) => {
  const api = await openScreen(path, { offerWithdrawal: refused(code) }, user)
  await userEvent.fill(numberField, number)
  await press('Continue')
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  await expect.element(numberField).toHaveValue(number)
  await expect.poll(() => api.of('withdraw')).toEqual([])
})

test('CRD-6 a withdrawal that comes too late says so, and what was typed can be corrected', async () => {
  await openScreen(path, { ...replies, withdraw: refused('refund_nothing_left') }, null)
  await userEvent.fill(numberField, number)
  await userEvent.fill(emailField, 'me@example.com')
  await press('Continue')
  await press('Confirm withdrawal')
  await expect
    .element(page.getByRole('alert').getByText(/spent or already paid back/))
    .toBeVisible()
  await press('Another number')
  await expect.element(heading('Withdraw from a contract')).toBeVisible()
  await expect.element(numberField).toHaveValue(number)
  await expect.element(emailField).toHaveValue('me@example.com')
})

/** Opens the screen in response to a form without script. */
const formAction = (fields: SentForm, given: Replies = replies, user: User | null = null) =>
  openScreen(path, given, user, { sentForm: fields })

test('CRD-6 without script the form is one that a browser sends by itself, and each step follows from the last', async () => {
  const fields = { number, email: 'me@example.com' }
  const asked = await openScreen(path, replies, null)
  await expect.element(numberField).toBeVisible()
  const form = document.querySelector('form')
  expect([form?.method, form && new URL(form.action).pathname]).toEqual(['post', path])
  await expect.poll(() => asked.of('offerWithdrawal')).toEqual([])

  document.body.replaceChildren()
  const offered = await formAction(fields)
  await expect.element(heading('Is this right?')).toBeVisible()
  await expect.poll(() => offered.of('offerWithdrawal')).toMatchObject([{ body: fields }])
  await expect.poll(() => offered.of('withdraw')).toEqual([])
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' }).element()
  if (!(confirm instanceof HTMLButtonElement && confirm.form)) throw new Error('It has no form.')
  expect(confirm.form.method).toBe('post')
  const sent = Object.fromEntries(new FormData(confirm.form, confirm))
  expect(sent).toEqual({ ...fields, step: 'confirm' })

  document.body.replaceChildren()
  const declared = await formAction({ ...fields, step: 'confirm' })
  await expect.element(heading('We have received your withdrawal')).toBeVisible()
  await expect.poll(() => declared.of('withdraw')).toMatchObject([{ body: fields }])
})

test('CRD-6 without script a refusal stands beside its field, and what was typed stays', async () => {
  const withdrawal = refused('withdrawal_unknown', { field: 'number' })
  await formAction({ number, email: 'me@example.com' }, { offerWithdrawal: withdrawal })
  await expect.element(numberField).toBeInvalid()
  await expect.element(numberField).toHaveAccessibleDescription(/We know no purchase/)
  await expect.element(numberField).toHaveValue(number)
  await expect.element(emailField).toHaveValue('me@example.com')
})

test('CRD-6 without script who goes back from the second step finds what was typed', async () => {
  const api = await formAction({ number, email: 'me@example.com', step: 'back' })
  await expect.element(numberField).toHaveValue(number)
  await expect.element(emailField).toHaveValue('me@example.com')
  await expect.poll(() => api.of('offerWithdrawal')).toEqual([])
})
