import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const email = page.getByRole('textbox', { name: 'E-mail' })
const password = page.getByLabelText('Password')
const submit = page.getByRole('button', { name: 'Log in' })

/** Fills the form in as a visitor, and sends it. */
async function logIn(replies: Replies, path = '/login?next=/settings') {
  const api = await openScreen(path, replies, null)
  await email.fill('me@example.com')
  await password.fill('three old words')
  await submit.click()
  return api
}

test.each([
  ['/login', '/members'],
  ['/login?next=/settings', '/settings'],
])('AUT-1 the login at %s leads to %s', async (path, next) => {
  const api = await logIn({ login: { user: member() }, members: 'pending' }, path)
  await expect.poll(api.path).toBe(next)
  await expect
    .poll(() => api.of('login').map(({ body }) => body))
    .toEqual([{ email: 'me@example.com', password: 'three old words' }])
})

const unfinished = member({ signup_steps: ['personal', 'about', 'push', 'confirm'] })

test('SGN-1 a login without a page to return to resumes a signup where it stopped', async () => {
  const api = await logIn({ login: { user: unfinished } }, '/login')
  await expect
    .element(page.getByRole('heading', { name: 'A few facts about you', level: 1 }))
    .toBeVisible()
  expect(api.path()).toBe('/signup')
})

test('SGN-1 a member whose signup is unfinished goes on with it from the login page', async () => {
  const api = await openScreen('/login', {}, unfinished)
  await expect.poll(api.path).toBe('/signup')
})

test('SGN-1 a signup that only waits for the confirmation is not resumed', async () => {
  const user = member({ signup_steps: ['push', 'confirm'], status: 'not_confirmed' })
  const api = await logIn({ login: { user }, members: 'pending' }, '/login')
  await expect.poll(api.path).toBe('/members')
})

test('AUT-1 a wrong password is told, and what was typed stays for another try', async () => {
  let isWrong = true
  const api = await logIn({ login: () => (isWrong ? refused('login_failed') : { user: member() }) })
  await expect.element(page.getByText(/do not go together/)).toBeVisible()
  await expect.element(email).toHaveValue('me@example.com')
  await expect.element(password).toHaveValue('three old words')
  isWrong = false
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect.poll(() => api.of('login')).toHaveLength(2)
})

test('AUT-5 a code is asked for once the server wants one, and a recovery code does as well', async () => {
  const api = await logIn({
    login: ({ body }) =>
      JSON.stringify(body).includes('code')
        ? { user: member() }
        : refused('second_factor_required'),
  })
  await expect.element(page.getByLabelText('Code from your app')).toHaveFocus()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  const recovery = page.getByRole('textbox', { name: 'Recovery code' })
  await expect.element(recovery).toHaveFocus()
  await recovery.fill('abcd-efgh')
  await submit.click()
  await expect.poll(api.path).toBe('/settings')
  await expect.poll(() => api.of('login').at(-1)?.body).toMatchObject({ code: 'abcd-efgh' })
})

test('ACC-2 a deleted account is led to its way back', async () => {
  const api = await logIn({ login: refused('account_deleted') })
  await page.getByRole('link', { name: 'Get the link again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Bring your account back' })).toBeVisible()
  expect(api.path()).toBe('/account-deleted')
})

test('AUT-2 who was logged out is told so', async () => {
  await openScreen('/login?lost=true&next=/likes', {}, null)
  await expect.element(page.getByText(/^You were logged out/)).toBeVisible()
})

test('AUT-1 a member who opens the login is led on', async () => {
  const api = await openScreen('/login?next=/settings')
  await expect.poll(api.path).toBe('/settings')
})

test.each([
  ['Forgot your password?', 'Forgot your password?'],
  ['No account yet? Create one for free', 'Create your account'],
])('AUT-1 %s leads to its screen', async (name, title) => {
  await openScreen('/login', {}, null)
  await page.getByRole('link', { name }).click()
  await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
})

test('RTE-12 AUT-1 a browser that keeps no cookies is told what the login needs', async () => {
  await openScreen('/login', {}, null)
  const notice = page.getByText(/blocks cookies/)
  await expect.element(submit).toBeVisible()
  expect(notice.query()).toBeNull()
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  onTestFinished(() => cookies.mockRestore())
  await openScreen('/login', {}, null)
  await expect.element(notice).toBeVisible()
})

test('AUT-1 a login with empty fields names each of them beside it, and asks no server', async () => {
  const api = await openScreen('/login', { login: refused('login_failed') }, null)
  await submit.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription('Please type your e-mail address.')
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveAccessibleDescription('Please type your password.')
  await email.fill('me@example.com')
  await submit.click()
  await expect.element(password).toHaveFocus()
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => api.of('login')).toEqual([])
  await password.fill('three old words')
  await submit.click()
  await expect.element(page.getByText(/do not go together/)).toBeVisible()
  await password.fill('')
  await submit.click()
  await expect.element(password).toHaveFocus()
  await expect.element(page.getByText(/do not go together/)).not.toBeInTheDocument()
  await expect.poll(() => api.of('login')).toHaveLength(1)
})
