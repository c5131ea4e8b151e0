import { sessionSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { member, numberedId } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { person } from '../../support/samples.ts'

const date = '2026-03-01T10:00:00Z'
const ok = { ok: true } as const
const failure = page.getByText(/^Something went wrong on our side/)
const button = (name: string) => page.getByRole('button', { name })
const textbox = (name: string) => page.getByRole('textbox', { name })

/** Opens one row of the settings, as mails do. */
const open = (part: string, replies: Replies = {}) => openScreen(`/settings#${part}`, replies)

test('ACC-1 the settings show the account and lead to pages of their own', async () => {
  await openScreen('/settings')
  await expect.element(page.getByText('me@example.com')).toBeVisible()
  for (const name of [/^Notifications/, /^Where you appear/, /^Delete your account/]) {
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  }
})

test('AUT-1 logging out leads to the login', async () => {
  const api = await openScreen('/settings', { logout: ok })
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(api.path).toBe('/login')
  await expect.poll(() => api.of('logout')).toHaveLength(1)
})

test('ACC-1 the user name is changed', async () => {
  const api = await open('name', { changeName: { user: member({}, { name: 'Mia' }) } })
  await expect.element(button('Change user name')).toBeDisabled()
  await textbox('User name').fill('Mia')
  await button('Change user name').click()
  await expect.element(page.getByText('Your new user name is saved.')).toBeVisible()
  await expect.poll(() => api.of('changeName').map(({ body }) => body)).toEqual([{ name: 'Mia' }])
})

test('ACC-1 a user name that is refused is told, and stays to be mended', async () => {
  await open('name', { changeName: refused('name_reserved') })
  await textbox('User name').fill('Support')
  await button('Change user name').click()
  await expect.element(page.getByText(/could be taken for one of our team/)).toBeVisible()
  await expect.element(textbox('User name')).toHaveValue('Support')
})

async function changePassword(changed: NonNullable<Replies['changePassword']>) {
  const api = await open('password', { changePassword: changed })
  await page.getByLabelText('Current password').fill('three old words')
  await page.getByLabelText('New password').fill('three new words')
  await page.getByLabelText('New password once more').fill('three new words')
  await button('Change password').click()
  return api
}

test('ACC-1 the password is changed with the old one, and the form is empty again', async () => {
  const api = await changePassword(ok)
  await expect.element(page.getByText('Your new password is saved.')).toBeVisible()
  await expect.element(page.getByLabelText('Current password')).toHaveValue('')
  await expect
    .poll(() => api.of('changePassword').map(({ body }) => body))
    .toEqual([
      {
        old_password: 'three old words',
        password: 'three new words',
        password_again: 'three new words',
      },
    ])
})

test.each([
  ['old_password_wrong', /^Your current password is not right/],
  ['passwords_differ', /^The two new passwords are not the same/],
])('ACC-1 a password refused for %s is told, and nothing typed is lost', async (code, text) => {
  await changePassword(refused(code))
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByLabelText('New password once more')).toHaveValue('three new words')
})

test('ACC-1 a link is mailed to a new address', async () => {
  const api = await open('address', { requestMailChange: ok })
  await textbox('New e-mail address').fill('new@example.com')
  await page.getByLabelText('Current password').fill('three old words')
  await button('Send me the link').click()
  await expect.element(page.getByText(/^The link is on its way to new@example\.com/)).toBeVisible()
  await expect
    .poll(() => api.of('requestMailChange').map(({ body }) => body))
    .toEqual([{ email: 'new@example.com', password: 'three old words' }])
})

const session = (number: number, current: boolean, browser: string) =>
  sessionSchema.parse({
    id: numberedId(number),
    device: { kind: 'phone', browser, system: 'Android' },
    created: date,
    last_seen: date,
    current,
  })
const sessions = [session(1, true, 'Firefox'), session(2, false, 'Chrome')]
const endChrome = button('Log out: Chrome · Android')

test('AUT-1 devices are listed, and one is logged out', async () => {
  const api = await open('devices', {
    sessions: { sessions },
    endSession: { sessions: sessions.slice(0, 1) },
  })
  await expect.element(page.getByText('This device')).toBeVisible()
  await endChrome.click()
  await expect.element(page.getByText('You are logged in nowhere else.')).toBeVisible()
  await expect
    .poll(() => api.of('endSession').map(({ body }) => body))
    .toEqual([{ session: numberedId(2) }])
})

test('AUT-5 an older login types its password before it logs out elsewhere', async () => {
  const api = await open('devices', {
    sessions: { sessions },
    endSession: ({ body }) =>
      JSON.stringify(body).includes('password')
        ? { sessions: sessions.slice(0, 1) }
        : refused('password_required'),
  })
  await button('Log out everywhere else').click()
  await page.getByLabelText('Password').fill('three old words')
  await button('Continue').click()
  await expect.element(page.getByText('You are logged in nowhere else.')).toBeVisible()
  await expect
    .poll(() => api.of('endSession').at(-1)?.body)
    .toEqual({
      session: 'others',
      password: 'three old words',
    })
})

test('AUT-1 devices on their way say so', async () => {
  await open('devices', { sessions: 'pending' })
  await expect.element(page.getByText('Loading')).toBeInTheDocument()
})

test('AUT-1 devices that cannot be read are asked for again', async () => {
  let isDown = true
  await open('devices', { sessions: () => (isDown ? refused('general_error') : { sessions }) })
  await expect.element(failure).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(endChrome).toBeVisible()
})

const ben = { id: person(7, 'Ben').id, name: 'Ben', blocked_at: date }
const undo = button('Unblock Ben')

test('ACC-3 a block is undone', async () => {
  let blocked = [ben]
  const api = await open('blocked', {
    blocks: () => ({ blocked }),
    unblock: () => {
      blocked = []
      return ok
    },
  })
  await undo.click()
  await expect.element(page.getByText('You have not blocked anyone.')).toBeVisible()
  await expect.element(page.getByText('No longer blocked: Ben')).toBeVisible()
  await expect.poll(() => api.of('unblock')).toMatchObject([{ body: { profile: ben.id } }])
})

test('ACC-3 a block that cannot be undone stays, and the reason is told', async () => {
  await open('blocked', { blocks: { blocked: [ben] }, unblock: refused('general_error') })
  await undo.click()
  await expect.element(failure).toBeVisible()
  await expect.element(undo).toBeVisible()
})

const consent = (kind: 'terms' | 'sensitive_data', given = true) => ({
  kind,
  given,
  version: date,
  decided: date,
})
const sensitive = page.getByRole('switch', { name: /^I agree that what I tell/ })

test('ACC-1 the consent to sensitive details is taken back', async () => {
  const api = await open('consents', {
    consents: { consents: [consent('terms'), consent('sensitive_data')] },
    decideConsent: { consents: [consent('terms'), consent('sensitive_data', false)] },
  })
  await expect.element(page.getByText('Terms and privacy statement')).toBeVisible()
  await expect.element(sensitive).toBeChecked()
  await sensitive.click()
  await expect.element(page.getByText(/^Withdrawn/)).toBeVisible()
  await expect.element(sensitive).not.toBeChecked()
  await expect
    .poll(() => api.of('decideConsent').map(({ body }) => body))
    .toEqual([{ kind: 'sensitive_data', given: false }])
})

test('ACC-1 a consent that cannot be saved stays as it was', async () => {
  await open('consents', {
    consents: { consents: [consent('terms')] },
    decideConsent: refused('general_error'),
  })
  await sensitive.click()
  await expect.element(failure).toBeVisible()
  await expect.element(sensitive).not.toBeChecked()
})

const choices = {
  introduced: false,
  introduced_since: null,
  shown_on_landing: false,
  shown_on_landing_since: null,
  shows_read: true,
  shows_typing: true,
  shows_gifts: true,
}

test('ACC-1 privacy mode and what others see are saved at once', async () => {
  const api = await open('visibility', {
    choices: { choices },
    updateUser: { user: member({ privacy_mode: true }) },
    updateChoices: { choices: { ...choices, shows_read: false } },
  })
  await page.getByRole('switch', { name: 'Privacy mode' }).click()
  await expect.element(page.getByText('Privacy mode is on')).toBeVisible()
  const read = page.getByRole('switch', { name: 'Others see when I have read their messages' })
  await read.click()
  await expect.element(read).not.toBeChecked()
  await expect.poll(() => api.of('updateUser')).toMatchObject([{ body: { privacy_mode: true } }])
  await expect.poll(() => api.of('updateChoices')).toMatchObject([{ body: { shows_read: false } }])
})

const copy = { requested: date, expires: null, bytes: null, address: null } as const

test('ACC-1 a copy of the data is asked for', async () => {
  const preparing = { ...copy, status: 'preparing' } as const
  const api = await open('data-export', {
    dataExport: { export: null },
    requestDataExport: { export: preparing },
  })
  await button('Ask for a copy').click()
  await expect.element(page.getByText(/^Asked for/)).toBeVisible()
  await expect.poll(() => api.of('requestDataExport').map(({ body }) => body)).toEqual([{}])
})

test('ACC-1 a copy that is ready can be downloaded', async () => {
  const ready = {
    ...copy,
    status: 'ready',
    expires: date,
    bytes: 2_000_000,
    address: '/x',
  } as const
  await open('data-export', { dataExport: { export: ready } })
  await expect.element(page.getByText(/^Your copy is ready/)).toBeVisible()
  await expect.element(button('Download')).toBeVisible()
})

test('ACC-1 another language is taken at once and saved', async () => {
  const api = await open('language', { updateUser: { user: member({ language: 'de' }) } })
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('de')
  await expect.element(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  await expect
    .poll(() => api.of('updateUser').map(({ body }) => body))
    .toEqual([{ language: 'de' }])
})
