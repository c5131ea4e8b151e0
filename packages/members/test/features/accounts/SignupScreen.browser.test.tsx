import { nicheNumbers } from '@bouquet/contract'
import type { HistoryState } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member, numberedId } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { settings } from '../../support/samples.ts'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name })
const textbox = (name: string) => page.getByRole('textbox', { name })
const join = button('Join Some Brand')
const atStep = (...signup_steps: readonly string[]) =>
  member({ signup_steps, status: 'not_confirmed' })

/** What comes after an account that has no open step. */
const matches: Replies = { members: 'pending' }

const choose = (question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).click()

async function fillIn() {
  await textbox('User name').fill('Mia')
  await textbox('Day').fill('5')
  // Without a theme an empty choice has no height.
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('May', { force: true })
  await textbox('Year').fill('1985')
  await textbox('E-mail').fill('me@example.com')
  await page.getByLabelText('Password').fill('three old words')
  await page.getByRole('checkbox').click()
}

const typed = {
  name: 'Mia',
  date_of_birth: '1985-05-05',
  email: 'me@example.com',
  password: 'three old words',
  terms: true,
  gender: 'female',
  seeking: 'male',
  language: 'en',
  country: 'NL',
}

async function signUp(replies: Replies, path = '/signup', state: HistoryState = {}) {
  const api = await openScreen(path, replies, null, { state })
  await choose('I am a', 'Woman')
  await choose('Looking for a', 'Man')
  await fillIn()
  await join.click()
  return api
}

test('SGN-1 the account is made, and the next step follows', async () => {
  const api = await signUp({ signup: { user: atStep('location', 'confirm') }, regions: 'pending' })
  await expect.element(heading('Where do you live?')).toBeVisible()
  await expect.poll(() => api.of('signup').map(({ body }) => body)).toEqual([typed])
})

test('AUT-4 a discreet brand answers the same, and a mail says how to go on', async () => {
  const api = await signUp({ signup: { user: null } })
  await expect.element(heading('Confirm your address')).toBeVisible()
  expect(api.path()).toBe('/activate')
})

test.each([
  ['email_taken', /^There is already an account with this e-mail address/],
  ['name_is_email', /^Please choose a user name that is not your e-mail address/],
  ['terms_not_accepted', /^Please accept the terms/],
])('SGN-2 a signup refused for %s is told, and nothing typed is lost', async (code, text) => {
  await signUp({ signup: refused(code) })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(textbox('User name')).toHaveValue('Mia')
  await expect.element(page.getByLabelText('Password')).toHaveValue('three old words')
  await expect.element(page.getByRole('radio', { name: 'Woman' }).first()).toBeChecked()
})

test('SGN-2 all that is wrong is told at once, each beside its field, and the first has the focus', async () => {
  await signUp({
    signup: refused('password_too_short', {
      field: 'password',
      params: { min: 12 },
      errors: [
        { code: 'email_invalid', field: 'email' },
        { code: 'name_length', field: 'name' },
      ],
    }),
  })
  await expect.element(textbox('User name')).toHaveFocus()
  await expect.element(textbox('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(textbox('User name')).toHaveAttribute('aria-invalid', 'true')
})

test('SGN-2 a form that lacks everything says so at each field', async () => {
  await openScreen('/signup', {}, null)
  await join.click()
  await expect.element(page.getByText('Please choose one.').first()).toBeVisible()
  for (const field of [textbox('User name'), textbox('E-mail'), page.getByLabelText('Password')])
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(/^Please accept the terms/)).toBeVisible()
})

test('SGN-2 without an answer to who one is, nothing is sent', async () => {
  const api = await openScreen('/signup', {}, null)
  await fillIn()
  await join.click()
  await expect.element(page.getByText('Please choose one.').first()).toBeVisible()
  await expect.poll(() => api.of('signup')).toEqual([])
})

test('SGN-2 a niche that says who one is does not ask', async () => {
  const replies: Replies = {
    settings: { settings: settings({ niche: nicheNumbers['men-seeking-men'] }) },
    signup: { user: member() },
    ...matches,
  }
  const api = await openScreen('/signup', replies, null)
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
  await fillIn()
  await join.click()
  await expect.element(heading('People for you')).toBeVisible()
  await expect.poll(() => api.of('signup').at(0)?.body).toEqual({ ...typed, gender: 'male' })
})

test('SGN-1 a first message goes with the signup', async () => {
  const api = await signUp(
    { signup: { user: member() }, ...matches },
    `/members/${numberedId(5)}/signup`,
    { firstMessage: 'Hello' },
  )
  await expect
    .poll(() => api.of('signup').at(0)?.body)
    .toEqual({
      ...typed,
      signup_message: 'Hello',
      signup_profile: numberedId(5),
    })
  await expect.element(heading('People for you')).toBeVisible()
})

test.each([
  ['none', 'We are not taking new members at the moment'],
  ['with_trafficsource', 'Joining is by invitation for now'],
])('SGN-1 a brand that takes %s says so and leads to the login', async (signups, title) => {
  await openScreen('/signup', { settings: { settings: settings({ signups }) } }, null)
  await expect.element(heading(title)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect.element(heading('Welcome back')).toBeVisible()
})

test('SGN-1 the place is saved, and its step is done', async () => {
  const api = await openScreen(
    '/signup',
    {
      regions: 'pending',
      updateProfile: { user: atStep('location', 'confirm') },
      finishSignupStep: { user: atStep('confirm') },
    },
    atStep('location', 'confirm'),
  )
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('DE')
  await button('Continue').click()
  await expect.element(heading('One last step: your e-mail')).toBeVisible()
  await expect.poll(() => api.of('updateProfile')).toMatchObject([{ body: { country: 'DE' } }])
  await expect
    .poll(() => api.of('finishSignupStep').map(({ body }) => body))
    .toEqual([{ step: 'location' }])
})

test('SGN-1 each step starts at the top, with the focus on its heading', async () => {
  await openScreen(
    '/signup',
    {
      interests: 'pending',
      finishSignupStep: ({ body }) => ({
        user: JSON.stringify(body).includes('personal')
          ? atStep('about', 'confirm')
          : atStep('confirm'),
      }),
    },
    atStep('personal', 'about', 'confirm'),
  )
  for (const title of ['In your own words', 'One last step: your e-mail']) {
    document.body.style.minHeight = '300vh'
    scrollTo(0, 300)
    await button('Skip for now').click()
    await expect.element(heading(title)).toHaveFocus()
    expect(scrollY).toBe(0)
  }
})

test('SGN-1 the first step after the account takes the focus', async () => {
  await signUp({ signup: { user: atStep('location', 'confirm') }, regions: 'pending' })
  await expect.element(heading('Where do you live?')).toHaveFocus()
})

test('SRC-1 the list of towns says that nothing was found only when it was asked', async () => {
  let isFound: 'pending' | { towns: [] } = 'pending'
  await openScreen(
    '/signup',
    {
      settings: { settings: settings({ visible_profile_fields: ['city'] }) },
      regions: 'pending',
      towns: () => isFound,
    },
    atStep('location', 'confirm'),
  )
  const town = page.getByRole('combobox', { name: 'Town or city' })
  const nothing = page.getByText('Nothing found')
  await town.fill('U')
  await expect.element(page.getByText('Type the first letters of the town.')).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  await town.fill('Ux')
  await expect.element(page.getByText('Looking for towns…')).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  isFound = { towns: [] }
  await town.fill('Uxx')
  await expect.element(nothing).toBeVisible()
})

test('SGN-1 a photo that cannot be read says so, and opens no cropper', async () => {
  await openScreen('/signup', {}, member({ signup_steps: ['photo', 'confirm'] }, { photos: [] }))
  const broken = new File(['no picture'], 'broken.png', { type: 'image/png' })
  await page.getByLabelText(/Add a photo/).upload(broken)
  await expect.element(page.getByText(/^This picture seems to be damaged/)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('SGN-1 a step that cannot be saved says so, and what was chosen stays', async () => {
  const replies: Replies = { regions: 'pending', updateProfile: refused('general_error') }
  await openScreen('/signup', replies, atStep('location', 'confirm'))
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.selectOptions('DE')
  await button('Continue').click()
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible()
  await expect.element(country).toHaveValue('DE')
})

test.each([
  ['photo', 'Add a photo'],
  ['personal', 'A few facts about you'],
  ['about', 'In your own words'],
])('SGN-1 the step %s can be skipped', async (step, title) => {
  const api = await openScreen(
    '/signup',
    { finishSignupStep: { user: atStep('confirm') }, interests: 'pending' },
    member({ signup_steps: [step, 'confirm'], status: 'not_confirmed' }, { photos: [] }),
  )
  await expect.element(heading(title)).toBeVisible()
  await button('Skip for now').click()
  await expect.element(heading('One last step: your e-mail')).toBeVisible()
  await expect.poll(() => api.of('finishSignupStep').map(({ body }) => body)).toEqual([{ step }])
})

test('SGN-3 the last step sends the link again and leads to people', async () => {
  const api = await openScreen(
    '/signup',
    { resendConfirmation: { ok: true }, ...matches },
    atStep('confirm'),
  )
  await button('Send the link again').click()
  await expect.element(page.getByText(/^The link is on its way again/)).toBeVisible()
  await expect.poll(() => api.of('resendConfirmation')).toHaveLength(1)
  await page.getByRole('link', { name: 'See profiles for you' }).click()
  await expect.poll(api.path).toBe('/signup/matches')
})

test('SGN-1 a member without open steps is led to people', async () => {
  const api = await openScreen('/signup', matches)
  await expect.poll(api.path).toBe('/signup/matches')
})
