import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'

const own = { linkOwner: { is_other: false } }

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const link = (name: string) => page.getByRole('main').getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name })

test('ACC-1 the mailed link asks first, then changes the address', async () => {
  const replies = { ...own, changeMail: { email: 'new@example.com' } }
  const api = await openScreen('/mail-change/do?token=mailed', replies)
  await expect.element(heading('Use this address?')).toBeVisible()
  await expect.poll(() => api.of('changeMail')).toEqual([])
  await button('Use this address').click()
  await expect.element(heading('Your new address is in use')).toHaveFocus()
  await expect.element(page.getByText(/You now log in with new@example\.com/)).toBeVisible()
  await expect.element(link('Continue')).toBeVisible()
  await expect
    .poll(() => api.of('changeMail').map(({ body }) => body))
    .toEqual([{ token: 'mailed' }])
})

test('ACC-1 a visitor who changed the address is led to the login', async () => {
  const replies = { changeMail: { email: 'new@example.com' } }
  await openScreen('/mail-change/do?token=mailed', replies, null)
  await button('Use this address').click()
  await expect.element(link('Log in')).toBeVisible()
})

test('ACC-1 an address that cannot be changed says why, and can be pressed again', async () => {
  await openScreen('/mail-change/do?token=mailed', {
    ...own,
    changeMail: refused('email_taken'),
  })
  await button('Use this address').click()
  await expect.element(page.getByText(/^There is already an account with this/)).toBeVisible()
  await expect.element(button('Use this address')).toBeEnabled()
})

test('ACC-1 without a token there is only the way to a new link', async () => {
  await openScreen('/mail-change/do')
  await expect.element(heading('This link no longer works')).toBeVisible()
  await expect.element(link('Ask for a new link')).toBeVisible()
})

test('ACC-1 a link to a new address that is used or too old leads to a new one', async () => {
  const replies = { ...own, changeMail: refused('link_invalid') }
  const api = await openScreen('/mail-change/do?token=old', replies)
  await button('Use this address').click()
  await expect.element(heading('This link no longer works')).toHaveFocus()
  await link('Ask for a new link').click()
  await expect.poll(api.path).toBe('/settings#address')
})
