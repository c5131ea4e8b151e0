import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address } from './support/address.ts'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { mailedLink } from './support/mailbox.ts'
import { checkBothModes, join, send, visit } from './support/memberVisit.ts'

const site = address('harbour')
const t = translator('en')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const position = (number: number) => t('components:own_photo.position', { number })

/** Adds photos of one colour each, drawn in the page. */
const addPhotos = (page: Page, colors: readonly string[]) =>
  page.evaluate(async (wanted) => {
    for (const color of wanted) {
      const canvas = new OffscreenCanvas(320, 400)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.fillStyle = color
      context.fillRect(0, 0, 320, 400)
      const form = new FormData()
      form.append('file', await canvas.convertToBlob({ type: 'image/jpeg' }), 'photo.jpg')
      await fetch('/api/photo.php', { method: 'POST', body: form })
    }
  }, colors)

/** Ids of the member's photos in the order of the server. */
const photoOrder = (page: Page) =>
  page.evaluate(async (): Promise<string[]> => {
    const { user } = await (await fetch('/api/user.php')).json()
    return user.profile.photos.map(({ id }: { id: string }) => id)
  })

/** Presses a key and waits until the focus has moved. */
async function pressAndWait(page: Page, key: string) {
  const before = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press(key)
  await page.waitForFunction((element) => document.activeElement !== element, before)
}

const saved = (page: Page) => page.waitForResponse('**/api/photo-order.php')

test('PRO-1 photos are put in order by keyboard and by touch, and the first is the main one', async () => {
  const visitor = await join({ site, name: 'Pim' })
  const { page } = visitor
  await addPhotos(page, ['#a33', '#3a3', '#33a'])
  const [a, b, c] = await photoOrder(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site}/profile`)
  const rows = page.getByRole('grid', { name: t('account:photo.list') }).getByRole('row')
  await rows.nth(2).waitFor()

  await rows.nth(2).focus()
  await pressAndWait(page, 'Tab')
  await pressAndWait(page, 'Enter')
  await pressAndWait(page, 'ArrowLeft')
  const byKeyboard = saved(page)
  await page.keyboard.press('Enter')
  await byKeyboard
  const afterKeyboard = await photoOrder(page)
  expect(afterKeyboard).not.toEqual([a, b, c])
  expect(afterKeyboard.toSorted()).toEqual([a, b, c].toSorted())

  await button(page, t('components:own_photo.actions', { number: 2 })).click()
  const byMenu = saved(page)
  await page.getByRole('menuitem', { name: t('components:own_photo.move_earlier') }).click()
  await byMenu
  const [first, second, third] = afterKeyboard
  expect(await photoOrder(page)).toEqual([second, first, third])
  await rows.first().getByText(t('components:own_photo.main')).waitFor()
  await page.getByText(position(1)).first().waitFor({ state: 'attached' })
  await checkBothModes(visitor)
})

test('ACC-1 the user name is changed by the rules of the signup, and a refusal stands beside the field', async () => {
  const visitor = await join({ site, name: 'Ruud' })
  const { page } = visitor
  await page.goto(`${site}/profile`)
  await page.getByRole('link', { name: t('account:profile.change_name') }).click()
  const field = page.locator('#name').getByLabel(t('common:signup.name'), { exact: true })
  await field.fill('@ruud')
  await button(page, t('settings:name.save')).click()
  await page.locator('#name').getByText(t('errors:name_starts_with_at')).waitFor()
  await checkBothModes(visitor)
  await field.fill('Ruud van Zee')
  await button(page, t('settings:name.save')).click()
  await page.getByText(t('settings:name.saved')).waitFor()
  await page.goto(`${site}/profile`)
  await page.getByText('Ruud van Zee').first().waitFor()
})

test('LIK-1 TRU-2 a like is listed as new with its person, the mark of the confirmed address is explained, and liking back opens the window of the match', async () => {
  const anton = await joinConfirmed({ site, name: 'Anton' })
  const bas = await joinConfirmed({ site, name: 'Bas' })
  expect(await send(bas.page, 'POST', '/api/like.php', { profile: anton.id })).toBe(200)

  const { page } = anton
  await page.goto(`${site}/members`)
  await button(page, t('account:frame.account')).click()
  await page.getByRole('menuitem', { name: t('account:frame.activity') }).click()
  const entry = page.getByRole('link', { name: t('notices:activity.like', { name: 'Bas' }) })
  await entry.and(page.getByRole('link', { name: t('components:message.unread') })).waitFor()
  await checkBothModes(anton)
  await button(page, t('components:notification.read_all')).click()
  await button(page, t('components:notification.read_all')).waitFor({ state: 'hidden' })
  await entry.click()

  await page.getByRole('heading', { name: /^Bas/ }).waitFor()
  await button(page, t('components:verified.email')).click()
  const panel = page.getByRole('dialog', { name: t('components:verified.email') })
  await panel.getByText(t('people:checked.limits')).waitFor()
  await checkBothModes(anton)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await button(page, t('people:like.give', { name: 'Bas' })).focus()
  await page.getByRole('tooltip').waitFor()
  await page.goto(`${site}/activity`)
  await entry.waitFor()
  expect(await button(page, t('components:notification.read_all')).count()).toBe(0)

  await page.goto(`${site}/likes`)
  await button(page, t('people:like.give', { name: 'Bas' })).click()
  const match = page.getByRole('dialog', { name: t('people:like.match', { name: 'Bas' }) })
  await match.waitFor()
  await checkBothModes(anton)
  await match.getByRole('link', { name: t('people:like.match_action') }).click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}\/chat|\/chats\//)
})

test('MOD-3 a visitor begins a signup with an address alone; Escape does not close the window meanwhile', async () => {
  const visitor = await visit()
  const { page } = visitor
  const email = `start-${process.pid}@post.example`
  await page.goto(`${site}/members`)
  await button(page, t('people:join.sign_up')).click()
  const dialog = page.getByRole('dialog', { name: t('common:signup.dialog') })
  await checkBothModes(visitor)
  await dialog.getByLabel(t('common:signup.email'), { exact: true }).fill(email)

  const gate = Promise.withResolvers<void>()
  await page.route('**/api/signup-start.php', async (route) => {
    await gate.promise
    await route.continue()
  })
  await button(page, t('account:invite.submit')).click()
  await dialog.getByText(t('common:signup.sending')).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  gate.resolve()
  await page.getByRole('dialog', { name: t('account:invite.sent_title') }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  const subject = t('mail:started_signup.subject', { brand: 'Harbour' })
  await page.goto(await mailedLink(page, { site, subject, to: email }))
  await page.getByText(email).waitFor()
})
