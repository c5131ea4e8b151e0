import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const radio = (name: string) => page.getByRole('radio', { name })
const german = { updateUser: { user: member({ language: 'de' }) } }

test('ACC-1 another language is taken at once, and saved for a member', async () => {
  const api = await openScreen('/lang-config', german)
  await expect.element(heading('Choose your language')).toBeVisible()
  await expect.element(radio('English')).toBeChecked()
  await radio('Deutsch').click()
  await expect.element(radio('Deutsch')).toBeChecked()
  await expect.element(heading('Choose your language')).not.toBeInTheDocument()
  await expect
    .poll(() => api.of('updateUser').map(({ body }) => body))
    .toEqual([{ language: 'de' }])
})

test('ACC-1 a visitor takes another language without saving it', async () => {
  const api = await openScreen('/lang-config', {}, null)
  await radio('Deutsch').click()
  await expect.element(radio('Deutsch')).toBeChecked()
  await expect.poll(() => api.of('updateUser')).toEqual([])
})

test('ACC-1 a link switches to its language', async () => {
  const api = await openScreen('/lang-config?to=de', german)
  await expect.element(radio('Deutsch')).toBeChecked()
  await expect.poll(() => api.of('updateUser')).toHaveLength(1)
})

test('LOC-3 who came from another page is led back there, in the new language', async () => {
  const api = await openScreen('/pricing', {}, null)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect.element(radio('Deutsch')).toBeChecked()
  await page.getByRole('button', { name: 'Zurück' }).click()
  await expect.poll(api.path).toBe('/pricing')
})

test.each([
  ['a visitor', null, 'Back to the home page', '/'],
  ['a member', member(), 'Back to the members area', '/members'],
])('LOC-3 %s who came by the address alone is led home', async (_, user, name, href) => {
  await openScreen('/lang-config', {}, user)
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})
