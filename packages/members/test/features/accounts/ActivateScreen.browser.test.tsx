import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const email = 'me@example.com'
const unconfirmed = member({ status: 'not_confirmed' })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const confirm = page.getByRole('button', { name: 'Confirm address' })
const resend = page.getByRole('button', { name: 'Send the link again' })
const confirmation: Replies = { confirmation: { email, is_confirmed: false } }

test('SGN-3 the mailed link asks first, then confirms the address', async () => {
  let user = unconfirmed
  const api = await openScreen('/activate?token=mailed', {
    ...confirmation,
    getUser: () => ({ user }),
    confirmAddress: () => {
      user = member()
      return { email, is_confirmed: true }
    },
  })
  await expect.element(page.getByText(/^Is me@example\.com your address/)).toBeVisible()
  await expect.poll(() => api.of('confirmation').at(0)?.query).toEqual({ token: 'mailed' })
  await expect.poll(() => api.of('confirmAddress')).toEqual([])
  await confirm.click()
  await expect.element(heading('Your address is confirmed')).toBeVisible()
  await expect.element(page.getByText(/^Everything is set/)).toBeVisible()
  await expect
    .poll(() => api.of('confirmAddress').map(({ body }) => body))
    .toEqual([{ token: 'mailed' }])
})

test('SGN-3 a confirmation that fails is told and can be pressed again', async () => {
  const replies = { ...confirmation, confirmAddress: refused('general_error') }
  await openScreen('/activate?token=mailed', replies, unconfirmed)
  await confirm.click()
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible()
  await expect.element(confirm).toBeEnabled()
})

test('SGN-3 a link that is not read yet shows no question', async () => {
  await openScreen('/activate?token=mailed', { confirmation: 'pending' }, unconfirmed)
  await expect.element(heading('Confirm your address')).toBeInTheDocument()
  await expect.element(confirm).not.toBeInTheDocument()
})

test.each([
  ['/activate?token=old', 'This link no longer works'],
  ['/activate/done?token=old', 'This link no longer works'],
  ['/activate/error', 'This link no longer works'],
  ['/activate', 'One last step: your e-mail'],
  ['/activate/done', 'One last step: your e-mail'],
])('SGN-3 %s confirms nothing, and the link is sent again', async (path, title) => {
  const api = await openScreen(
    path,
    { confirmation: refused('link_invalid'), resendConfirmation: { ok: true } },
    unconfirmed,
  )
  await expect.element(heading(title)).toBeVisible()
  await resend.click()
  await expect.element(page.getByText(/^The link is on its way again/)).toBeVisible()
  await expect.poll(() => api.of('resendConfirmation')).toHaveLength(1)
})

test('SGN-3 a link that is refused at the press leads to a new one', async () => {
  const replies = { ...confirmation, confirmAddress: refused('link_invalid') }
  await openScreen('/activate?token=mailed', replies, unconfirmed)
  await confirm.click()
  await expect.element(heading('This link no longer works')).toBeVisible()
  await expect.element(resend).toBeVisible()
})

test('SGN-3 a link that cannot be sent again says why', async () => {
  await openScreen('/activate/error', { resendConfirmation: refused('general_error') }, unconfirmed)
  await resend.click()
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible()
})

test.each([
  ['who is logged out', null, /^me@example\.com is confirmed\. Log in/, 'Log in'],
  [
    'another member',
    member({ email: 'other@example.com' }),
    /logged in with another account: other@example\.com/,
    'See who is here',
  ],
  [
    'a member with open steps',
    member({ signup_steps: ['photo', 'push'] }),
    /^Everything is set/,
    'Continue',
  ],
])('SGN-3 %s is led on after a confirmation', async (_, user, text, action) => {
  const replies: Replies = { confirmation: { email, is_confirmed: true } }
  await openScreen('/activate/done?token=mailed', replies, user)
  const main = page.getByRole('main')
  await expect.element(main.getByText(text)).toBeVisible()
  await expect.element(main.getByRole('link', { name: action })).toBeVisible()
})

test('SGN-3 a visitor without a link is led to the login', async () => {
  await openScreen('/activate', {}, null)
  await expect.element(heading('Confirm your address')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test.each([
  ['/activate?token=old', 'This link no longer works', /^It has been used already.*is confirmed/],
  [
    '/activate/done?token=old',
    'This link no longer works',
    /^It has been used already.*is confirmed/,
  ],
  ['/activate/error', 'This link no longer works', /^It has been used already.*is confirmed/],
  ['/activate', 'Your address is confirmed', /^Nothing is left to confirm/],
])(
  'SGN-3 %s promises no mail to a member whose address is confirmed',
  async (path, title, text) => {
    await openScreen(path, { confirmation: refused('link_invalid') })
    await expect.element(heading(title)).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(resend).not.toBeInTheDocument()
    await expect
      .element(page.getByText(/have sent a link|send you a new one/))
      .not.toBeInTheDocument()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'See who is here' }))
      .toHaveAttribute('href', '/members')
  },
)

test('SGN-3 a link that is not sent again, since the address was confirmed meanwhile, is not said to be on its way', async () => {
  let user = unconfirmed
  await openScreen(
    '/activate/error',
    {
      getUser: () => ({ user }),
      resendConfirmation: () => {
        user = member()
        return { ok: true }
      },
    },
    unconfirmed,
  )
  await resend.click()
  await expect.element(page.getByText(/^It has been used already.*is confirmed/)).toBeVisible()
  await expect.element(page.getByText(/on its way/)).not.toBeInTheDocument()
})
