import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '../../support/fakeApi.ts'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const mails = page.getByRole('region', { name: 'E-mails to you' })
const pushes = page.getByRole('region', { name: 'On your devices' })
const offers = mails.getByRole('switch', { name: 'Offers' })
const user = member({
  notifications_disabled: ['like'],
  push_notifications_disabled: ['new_messages'],
})

test('ACC-1 each channel shows what the member wants to hear about', async () => {
  await openScreen('/notifications', {}, user)
  await expect.element(mails.getByText(/^They go to me@example\.com/)).toBeVisible()
  await expect.element(mails.getByRole('switch', { name: 'Someone likes me' })).not.toBeChecked()
  await expect.element(offers).toBeChecked()
  await expect
    .element(pushes.getByRole('switch', { name: 'New messages in my conversations' }))
    .not.toBeChecked()
})

test.each([
  ['off', 'Offers', ['like', 'promotions']],
  ['on', 'Someone likes me', []],
])('ACC-1 a mail switched %s is saved at once', async (_, name, disabled) => {
  const api = await openScreen(
    '/notifications',
    { updateUser: { user: member({ notifications_disabled: disabled }) } },
    user,
  )
  await mails.getByRole('switch', { name }).click()
  await expect
    .poll(() => api.of('updateUser').map(({ body }) => body))
    .toEqual([{ notifications_disabled: disabled }])
})

test('ACC-1 notices on devices are saved apart from mails', async () => {
  const saved = member({ push_notifications_disabled: ['new_messages', 'like'] })
  const api = await openScreen('/notifications', { updateUser: { user: saved } }, user)
  await pushes.getByRole('switch', { name: 'Someone likes me' }).click()
  await expect
    .poll(() => api.of('updateUser').map(({ body }) => body))
    .toEqual([{ push_notifications_disabled: ['new_messages', 'like'] }])
})

test('ACC-1 a change that fails is told, and the switch goes back', async () => {
  await openScreen('/notifications', { updateUser: refused('general_error') }, user)
  await offers.click()
  await expect.element(mails.getByText(/^Something went wrong on our side/)).toBeVisible()
  await expect.element(offers).toBeChecked()
})

test('ACC-1 the settings are one step away', async () => {
  const api = await openScreen('/notifications', {}, user)
  await page.getByRole('link', { name: 'To the settings' }).click()
  await expect.poll(api.path).toBe('/settings')
})
