import { findReadingProblems } from '@bouquet/browser/reading'
import { openVisitor } from '@bouquet/browser/visitor'
import { expect, test } from 'vitest'
import { authenticatorCode } from './support/authenticator.ts'
import {
  button,
  demoEmail,
  demoPassword,
  deskAddress,
  enterLogin,
  t,
  visitDesk,
} from './support/deskVisit.ts'
import { wordsIn } from './support/words.ts'

/** A browser reports each response that is no success, and a page learns by one that nobody is logged in. */
const withoutRefusals = (problems: readonly string[]) =>
  problems.filter((problem) => !/status of 40[13]/.test(problem))

test('DSK-1 a wrong password is refused in words, and the right one opens the page that was asked for', async () => {
  const { page, problems, checkAccessibility } = await openVisitor('en')
  await page.goto(deskAddress('/messages'))
  await page.getByRole('heading', { name: t('login.title') }).waitFor()
  await checkAccessibility()
  await enterLogin(page, demoEmail('moderator'), 'not the password')
  await page.getByRole('alert').getByText(t('errors:login_failed')).waitFor()
  await enterLogin(page, demoEmail('moderator'))
  await page.getByRole('heading', { level: 1, name: t('message.title') }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/desk/messages')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: t('message.title') }).waitFor()
  expect(withoutRefusals(problems)).toEqual([])
})

test('DSK-1 the language, the appearance and the way out are in the menu, and nothing opens afterwards', async () => {
  const { page, close } = await visitDesk('moderator')
  const de = await wordsIn('de')
  await page.getByRole('button', { name: t('menu.label') }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { level: 1, name: de('photo.title') }).waitFor()
  await page.getByRole('button', { name: de('menu.label') }).click()
  await page.getByRole('menuitemradio', { name: de('menu.mode_dark') }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('dark')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: de('photo.title') }).waitFor()
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark')
  await page.getByRole('button', { name: de('menu.label') }).click()
  await page.getByRole('menuitem', { name: de('menu.log_out') }).click()
  await page.getByRole('heading', { name: de('login.title') }).waitFor()
  await page.goto(deskAddress('/photos'))
  await page.getByRole('heading', { name: de('login.title') }).waitFor()
  await close()
})

test('DSK-1 each role sees its sections alone, and the server refuses the others’ calls', async () => {
  const moderator = await visitDesk('moderator')
  const navigation = moderator.page.getByRole('navigation')
  await navigation.getByRole('link', { name: t('nav.photos') }).waitFor()
  const support = await visitDesk('support')
  expect(await support.page.getByRole('link', { name: t('nav.photos') }).count()).toBe(0)
  const status = await support.page.evaluate(
    async () => (await fetch('/api/desk/photos.php')).status,
  )
  expect(status).toBe(403)
  await moderator.close()
  await support.close()
})

test('DSK-1 a second factor is set up with an app, asked for at the next login, and switched off again', async () => {
  const first = await visitDesk('admin')
  const { page } = first
  await page.goto(deskAddress('/security'))
  await page.getByLabel(t('login.password'), { exact: true }).fill(demoPassword)
  await button(page, t('factor.begin')).click()
  await page.getByRole('img', { name: t('factor.qr') }).waitFor()
  await first.checkAccessibility()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel(t('login.code'), { exact: true }).fill(authenticatorCode(secret, 0))
  await page.getByRole('heading', { name: t('factor.codes_title') }).waitFor()
  const [recovery = ''] = await page.locator('main code').allTextContents()
  expect(await page.locator('main code').count()).toBe(10)
  await button(page, t('factor.codes_kept')).click()
  await button(page, t('factor.end')).waitFor()
  await first.close()

  const again = await openVisitor('en')
  await again.page.goto(deskAddress())
  await enterLogin(again.page, demoEmail('admin'))
  const code = again.page.getByLabel(t('login.code'), { exact: true })
  await code.waitFor()
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
  await code.fill('000000')
  await button(again.page, t('login.submit')).click()
  await again.page.getByRole('alert').getByText(t('errors:second_factor_wrong')).waitFor()
  await code.fill(recovery)
  await button(again.page, t('login.submit')).click()
  await again.page.getByRole('heading', { level: 1, name: t('photo.title') }).waitFor()

  await again.page.goto(deskAddress('/security'))
  await again.page.getByLabel(t('login.password'), { exact: true }).fill(demoPassword)
  await again.page.getByLabel(t('login.code'), { exact: true }).fill(authenticatorCode(secret, 1))
  await button(again.page, t('factor.end')).click()
  await button(again.page, t('factor.begin')).waitFor()
  await again.close()
})

test('DSK-1 where a second factor is required, every page leads to setting one up', async () => {
  const { page, close } = await visitDesk('moderator')
  const login = await page.evaluate(async () => (await fetch('/api/desk/session.php')).json())
  expect(login.second_factor_needed).toBe(false)
  await page.route('**/api/desk/session.php', (route) =>
    route.fulfill({ json: { ...login, second_factor_needed: true } }),
  )
  await page.goto(deskAddress('/photos'))
  await button(page, t('factor.begin')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/desk/security')
  await close()
})

test('DSK-1 after fifteen minutes without a touch the desk locks, and opens the same page again', async () => {
  const { page, close } = await visitDesk('moderator')
  await page.clock.install()
  await page.goto(deskAddress('/complaints'))
  await page.getByRole('heading', { level: 1, name: t('complaint.title') }).waitFor()
  await page.clock.fastForward('14:00')
  await page.mouse.move(10, 10)
  await page.clock.fastForward('14:00')
  expect(await page.getByRole('heading', { name: t('login.title') }).count()).toBe(0)
  await page.clock.fastForward('02:00')
  await page.getByText(t('login.locked', { minutes: 15 })).waitFor()
  const ended = await page.evaluate(async () => (await fetch('/api/desk/session.php')).status)
  expect(ended).toBe(403)
  await enterLogin(page, demoEmail('moderator'))
  await page.getByRole('heading', { level: 1, name: t('complaint.title') }).waitFor()
  await close()
})

test('DSK-1 a login that ended elsewhere leads to the login page, and from there back to the same page', async () => {
  const { page, close } = await visitDesk('moderator')
  await page.goto(deskAddress('/messages'))
  await page.getByText(t('message.found')).waitFor()
  await page.evaluate(() => fetch('/api/desk/session.php', { method: 'DELETE' }))
  await page.keyboard.press('j')
  await page.getByText(t('login.ended')).waitFor()
  await enterLogin(page, demoEmail('moderator'))
  await page.getByRole('heading', { level: 1, name: t('message.title') }).waitFor()
  await close()
})

test('DSK-9 the login and the queues can be read at twice the text size, light and dark', async () => {
  const visitor = await visitDesk('moderator')
  const { page, checkAccessibility } = visitor
  for (const path of ['/photos', '/messages', '/complaints', '/appeals', '/security']) {
    await page.goto(deskAddress(path))
    await page.locator('main :is(h2, form)').first().waitFor()
    await checkAccessibility()
    await page.emulateMedia({ colorScheme: 'dark' })
    await checkAccessibility('colors')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await findReadingProblems(page), path).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await visitor.close()
})
