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
