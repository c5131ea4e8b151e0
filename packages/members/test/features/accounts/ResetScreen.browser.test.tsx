import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { settings } from '../../support/samples.ts'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const email = page.getByRole('textbox', { name: 'E-mail' })
const again = page.getByLabelText('New password once more')
const sendLink = page.getByRole('button', { name: 'Send me a link' })
const save = page.getByRole('button', { name: 'Save and log in' })

async function askForLink(replies: Replies) {
  const api = await openScreen('/reset-password', replies, null)
  await email.fill('me@example.com')
  await sendLink.click()
  return api
}

async function choosePassword(replies: Replies) {
  const api = await openScreen('/reset-password/do?token=mailed', replies, null)
  await page.getByLabelText('New password', { exact: true }).fill('three new words')
  await again.fill('three new words')
  await save.click()
  return api
}

test.each([
  [false, /^A link to choose a new password is on its way to me@example.com/],
  [true, /^If me@example.com has an account here/],
])('AUT-3 a link is mailed on request; discreet: %s', async (discreet, text) => {
  const api = await askForLink({
    requestReset: { ok: true },
    settings: { settings: settings({ discreet }) },
  })
  await expect.element(heading('Check your e-mail')).toHaveFocus()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect
    .poll(() => api.of('requestReset').map(({ body }) => body))
    .toEqual([{ email: 'me@example.com' }])
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect.element(heading('Welcome back')).toBeVisible()
})

test.each([
  ['email_not_found', /^We know no account with this e-mail address/],
  ['reset_limit', /^You have asked for a new password too often today/],
])('AUT-3 a request refused for %s is told, and the address stays', async (code, text) => {
  await askForLink({ requestReset: refused(code) })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(email).toHaveValue('me@example.com')
})

test('AUT-3 the mailed link sets a new password and logs in', async () => {
  const api = await choosePassword({ resetPassword: { user: member() }, members: 'pending' })
  await expect.poll(api.path).toBe('/members')
  await expect
    .poll(() => api.of('resetPassword').map(({ body }) => body))
    .toEqual([{ token: 'mailed', password: 'three new words', password_again: 'three new words' }])
})

test('AUT-5 a password that is easy to guess is refused with advice, and can be changed', async () => {
  await choosePassword({ resetPassword: refused('password_guessable') })
  await expect.element(page.getByText(/^This password is easy to guess/)).toBeVisible()
  await expect.element(again).toHaveValue('three new words')
})

test('AUT-5 with a second factor, a new password takes a code', async () => {
  const api = await choosePassword({
    resetPassword: ({ body }) =>
      JSON.stringify(body).includes('code')
        ? { user: member() }
        : refused('second_factor_required'),
    members: 'pending',
  })
  const code = page.getByLabelText('Code from your app')
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  await save.click()
  await expect.poll(api.path).toBe('/members')
  await expect
    .poll(() => api.of('resetPassword').at(-1)?.body)
    .toMatchObject({ token: 'mailed', code: '123456' })
})

test('AUT-3 a link that no longer works leads to a new one', async () => {
  await choosePassword({ resetPassword: refused('link_invalid') })
  await expect.element(heading('This link no longer works')).toHaveFocus()
  await page.getByRole('link', { name: 'Send me a link' }).click()
  await expect.element(heading('Forgot your password?')).toBeVisible()
})

test('AUT-3 an address without a token is a link that no longer works', async () => {
  await openScreen('/reset-password/do', {}, null)
  await expect.element(heading('This link no longer works')).toBeVisible()
})

test('AUT-3 who is logged in is spoken to as a member, and led to the settings', async () => {
  const api = await openScreen('/reset-password', { requestReset: { ok: true } })
  await expect.element(page.getByText(/^You are logged in\./)).toBeVisible()
  await expect.element(email).toHaveValue('me@example.com')
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: 'Settings' }))
    .toHaveAttribute('href', '/settings#password')
  await expect.element(page.getByText(/log in/i)).not.toBeInTheDocument()
  await sendLink.click()
  await expect.element(heading('Check your e-mail')).toHaveFocus()
  await expect
    .element(main.getByRole('link', { name: 'Settings' }))
    .toHaveAttribute('href', '/settings')
  await expect.element(page.getByText(/log in/i)).not.toBeInTheDocument()
  await expect
    .poll(() => api.of('requestReset').map(({ body }) => body))
    .toEqual([{ email: 'me@example.com' }])
})
