import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { signupDraft } from '../../support/samples.ts'

const link = (name: string) => page.getByRole('main').getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name })
const failure = page.getByText(/^Something went wrong on our side/)

const completePath = '/complete-signup?api_signup_complete=mailed'
async function complete(replies: Replies) {
  const api = await openScreen(
    completePath,
    { startedSignup: { signup: signupDraft }, ...replies },
    null,
  )
  await page.getByLabelText('Password').fill('three old words')
  await page.getByRole('checkbox').click()
  await button('Join Some Brand').click()
  return api
}

test('SGN-4 a signup begun elsewhere is finished with what was filled in there', async () => {
  const user = member({ email: signupDraft.email, signup_steps: ['confirm'] })
  const api = await complete({ completeSignup: { user } })
  await expect.poll(api.path).toBe('/signup')
  const { email: _, ...known } = signupDraft
  await expect.poll(() => api.of('startedSignup').at(0)?.query).toEqual({ token: 'mailed' })
  await expect
    .poll(() => api.of('completeSignup'))
    .toMatchObject([
      { body: { ...known, token: 'mailed', password: 'three old words', terms: true } },
    ])
})

test('SGN-4 what is refused at the end is told, and what was filled in stays', async () => {
  await complete({ completeSignup: refused('password_guessable') })
  await expect.element(page.getByText(/^This password is easy to guess/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'User name' })).toHaveValue('Mia')
})

test('SGN-4 a signup on its way says so', async () => {
  await openScreen(completePath, { startedSignup: 'pending' }, null)
  await expect.element(page.getByText('Loading')).toBeInTheDocument()
})

test('SGN-4 a signup that cannot be read is asked for again', async () => {
  let isDown = true
  const replies: Replies = {
    startedSignup: () => (isDown ? refused('general_error') : { signup: signupDraft }),
  }
  await openScreen(completePath, replies, null)
  await expect.element(failure).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByText(/Your address is new@example\.com/)).toBeVisible()
})

test('SGN-4 a link that no longer works leads to the signup', async () => {
  await openScreen(completePath, { startedSignup: refused('link_invalid') }, null)
  await link('Create your account').click()
  await expect.element(button('Join Some Brand')).toBeVisible()
})

test('SGN-4 a member without a token is led to the people', async () => {
  await openScreen('/complete-signup')
  await expect.element(link('See who is here')).toBeVisible()
})
