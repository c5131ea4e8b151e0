import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { discountCode } from '../../support/samples.ts'

const offer = calls.deletionOffer.response.parse({
  alternatives: [
    { kind: 'change_email' },
    { kind: 'privacy_mode' },
    {
      kind: 'trial_package',
      package: 'trial',
      credits: 50,
      price: { amount: 499, currency: 'EUR' },
    },
    {
      kind: 'discount_code',
      discountcode: discountCode('STAY-30', 30, { expires: '2026-12-24T12:00:00Z' }),
    },
  ],
  reasons: ['met_someone', 'nobody_fits', 'other'],
  reactivation_days: 14,
})

const erased = { erased_after: '2026-02-01T00:00:00Z' }
const submit = page.getByRole('button', { name: 'Delete my account now' })
const comment = page.getByRole('textbox', { name: 'Would you like to say more? (optional)' })

const open = (replies: Replies = {}, user = member()) =>
  openScreen('/settings/delete', { deletionOffer: offer, ...replies }, user)

test('ACC-2 the button that deletes comes first, and four ways that may do instead below it', async () => {
  await open()
  const names = ['Change address', 'See the package', 'See credit packages']
  for (const name of names) await expect.element(page.getByRole('link', { name })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Switch on privacy mode' })).toBeVisible()
  await expect.element(page.getByText('STAY-30')).toBeVisible()
  await expect.element(page.getByText(/Credits: 50\. Price: €4\.99/)).toBeVisible()
  const [button, offered] = [submit, page.getByText('STAY-30')].map((each) => each.element())
  expect(button?.compareDocumentPosition(offered ?? document.body)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('ACC-2 the account is deleted in one step, with the reason if there is one', async () => {
  const api = await open({ deleteAccount: erased })
  await page.getByRole('radio', { name: 'Nobody suits me' }).click()
  await comment.fill('Nobody near me')
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect.element(page.getByText(/erased for good on/)).toBeVisible()
  await expect
    .poll(() => api.of('deleteAccount').map(({ body }) => body))
    .toEqual([{ reason: 'nobody_fits', comment: 'Nobody near me' }])
})

test('ACC-2 no reason is needed', async () => {
  const api = await open({ deleteAccount: erased })
  await submit.click()
  await expect.poll(api.path).toBe('/account-deleted')
  await expect.poll(() => api.of('deleteAccount').map(({ body }) => body)).toEqual([{}])
})

test('AUT-5 an older login proves itself by its password, and what was written stays', async () => {
  const api = await open({
    deleteAccount: ({ body }) =>
      JSON.stringify(body).includes('password') ? erased : refused('password_required'),
  })
  await comment.fill('Nobody near me')
  await submit.click()
  const password = page.getByLabelText('Password')
  await expect.element(password).toHaveFocus()
  await password.fill('three old words')
  await submit.click()
  await expect.poll(api.path).toBe('/account-deleted')
  await expect
    .poll(() => api.of('deleteAccount').at(-1)?.body)
    .toEqual({
      comment: 'Nobody near me',
      password: 'three old words',
    })
})

test('ACC-2 a deletion that fails is told, and the account stays', async () => {
  const api = await open({ deleteAccount: refused('general_error') })
  await page.getByRole('radio', { name: 'Something else' }).click()
  await submit.click()
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Something else' })).toBeChecked()
  expect(api.path()).toBe('/settings/delete')
})

test('ACC-2 credits that would be erased are named', async () => {
  await open({}, member({ credits: 70 }))
  await expect.element(page.getByText(/erased with the account: 70$/)).toBeVisible()
})

test('ACC-2 privacy mode is switched on here at once', async () => {
  const api = await open({ updateUser: { user: member({ privacy_mode: true }) } })
  await page.getByRole('button', { name: 'Switch on privacy mode' }).click()
  await expect.element(page.getByText('Privacy mode is on')).toBeVisible()
  await expect
    .poll(() => api.of('updateUser').map(({ body }) => body))
    .toEqual([{ privacy_mode: true }])
})

test('ACC-2 privacy mode that cannot be switched on says why', async () => {
  await open({ updateUser: refused('general_error') })
  await page.getByRole('button', { name: 'Switch on privacy mode' }).click()
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible()
})

test('ACC-2 while the offer is on its way, the account can be kept', async () => {
  const api = await open({ deletionOffer: 'pending' })
  await expect.element(page.getByText('Loading')).toBeInTheDocument()
  await page.getByRole('link', { name: 'Keep the account' }).click()
  await expect.poll(api.path).toBe('/settings')
})

test('ACC-2 an offer that cannot be read is asked for again', async () => {
  let isDown = true
  await open({ deletionOffer: () => (isDown ? refused('general_error') : offer) })
  await expect.element(page.getByText('That did not work')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(submit).toBeVisible()
})
