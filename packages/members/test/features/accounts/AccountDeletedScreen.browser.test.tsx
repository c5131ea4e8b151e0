import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { settings } from '../../support/samples.ts'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const link = (name: string) => page.getByRole('main').getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name })
const failure = page.getByText(/^Something went wrong on our side/)

async function askBack(replies: Replies) {
  const api = await openScreen('/account-deleted', replies, null)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('me@example.com')
  await button('Send the link').click()
  return api
}

test.each([
  [false, /^The link is on its way to me@example\.com/],
  [true, /^If an account with me@example\.com can be brought back/],
])('ACC-2 the link back is mailed on request; discreet: %s', async (discreet, text) => {
  const api = await askBack({
    requestReactivation: { ok: true },
    settings: { settings: settings({ discreet }) },
  })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect
    .poll(() => api.of('requestReactivation').map(({ body }) => body))
    .toEqual([{ email: 'me@example.com' }])
})

test('ACC-2 a request that fails is told, and the address stays', async () => {
  await askBack({ requestReactivation: refused('email_not_found') })
  await expect.element(page.getByText(/^We know no account with this/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('me@example.com')
})

const comeBack = button('Bring my account back')

test('ACC-2 the mailed link brings the account back with a code, and logs in', async () => {
  const api = await openScreen(
    '/account-deleted?token=mailed',
    {
      reactivate: ({ body }) =>
        JSON.stringify(body).includes('code')
          ? { user: member() }
          : refused('second_factor_required'),
      members: 'pending',
    },
    null,
  )
  await comeBack.click()
  await page.getByLabelText('Code from your app').fill('123456')
  await comeBack.click()
  await expect.poll(api.path).toBe('/members')
  await expect
    .poll(() => api.of('reactivate').map(({ body }) => body))
    .toEqual([{ token: 'mailed' }, { token: 'mailed', code: '123456' }])
})

test('ACC-2 an account that cannot come back says why', async () => {
  const replies = { reactivate: refused('general_error') }
  await openScreen('/account-deleted?token=mailed', replies, null)
  await comeBack.click()
  await expect.element(failure).toBeVisible()
})

test('ACC-2 a link back that is too old leads to a new one', async () => {
  const replies = { reactivate: refused('link_invalid') }
  await openScreen('/account-deleted?token=old', replies, null)
  await comeBack.click()
  await expect.element(heading('This link no longer works')).toHaveFocus()
  await link('Send the link').click()
  await expect.element(heading('Bring your account back')).toBeVisible()
})

test('ACC-2 a member who is logged in learns that the account is not deleted', async () => {
  await openScreen('/account-deleted')
  await expect.element(heading('Your account is not deleted')).toBeVisible()
  await expect.element(link('Settings')).toBeVisible()
})
