import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { member, numberedId } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const reminder = page.getByText(/^Your profile has no photo yet/)
const countOf = (text: typeof reminder) => text.elements().length

const openChats = (user: number) =>
  openScreen('/chats', {}, member({ id: numberedId(user) }, { main_image: null, photos: [] }))

test('MOD-5 a notice that a member has closed stays closed on this device, for this member alone', async () => {
  await openChats(1)
  await expect.element(reminder).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  await expect.element(reminder).not.toBeInTheDocument()
  await openChats(2)
  await expect.element(reminder).toBeVisible()
  await openChats(1)
  const screens = page.getByRole('heading', { level: 1 })
  await expect.poll(() => countOf(screens)).toBe(3)
  expect(countOf(reminder)).toBe(1)
})
