import { patienceMs } from '@bouquet/browser/patience'
import { openVisitor, type Visitor } from '@bouquet/browser/visitor'
import { constants } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address as addressOf } from './support/address.ts'

const t = translator('en')
let visitor: Visitor

const address = (path: string) => addressOf('amberline') + path

beforeAll(async () => {
  visitor = await openVisitor('en')
  const { page } = visitor
  await page.goto(address('/login'))
  await page.locator('input[type=email]').fill('demo@amberline.example')
  await page.locator('input[type=password]').fill('flowers-for-everyone')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/members')
})
afterAll(() => visitor.close())

/** Checks the accessibility of the page in light and dark mode. */
async function checkBothModes() {
  for (const colorScheme of ['dark', 'light'] as const) {
    await visitor.page.emulateMedia({ colorScheme })
    await visitor.checkAccessibility()
  }
}

test('SWP-1 the swipe game passes and likes by keyboard and button, undoes a pass, and ends with the day’s likes', async () => {
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('/members'))
  await page.getByRole('link', { name: t('people:title.swipe') }).click()
  await page.locator('#members-area[data-live]').waitFor({ state: 'attached' })
  const deck = page.getByRole('group', { name: t('games:swipe.label') })
  const top = deck.locator('[data-person] h2')
  const first = await top.textContent()
  await checkBothModes()

  await deck.focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: t('components:deck.undo'), disabled: false }).waitFor()
  expect(await top.textContent()).not.toBe(first)
  await page.keyboard.press('Backspace')
  await expect.poll(() => top.textContent(), { timeout: patienceMs }).toBe(first)

  const { likesPerDay } = constants.swipe
  for (let left = likesPerDay - 1; left >= 0; left -= 1) {
    const response = page.waitForResponse('**/api/swipe-game.php')
    await page.getByRole('button', { name: t('components:deck.like'), exact: true }).click()
    if ((await (await response).json()).match) {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    }
    if (left > 0) await page.getByText(t('games:swipe.left', { count: left })).waitFor()
  }
  await page.getByRole('heading', { name: t('games:swipe.used_up_title') }).waitFor()
  await checkBothModes()
  await page.reload()
  await page.getByRole('heading', { name: t('games:swipe.used_up_title') }).waitFor()
})

test('SWP-1 the match finder asks a few questions and says of each person why', async () => {
  const { page } = visitor
  await page.goto(address('/likes'))
  await page.getByRole('link', { name: t('people:title.match_finder') }).click()
  const oldest = page.getByRole('textbox', { name: t('games:finder.max_age') })
  await oldest.fill('20')
  await oldest.blur()
  await page.getByText(t('games:finder.age_order')).waitFor()
  await oldest.fill('99')
  await oldest.blur()
  await checkBothModes()
  for (const question of ['near', 'interests'] as const) {
    await page.getByRole('button', { name: t('common:continue') }).click()
    await page.getByRole('heading', { name: t(`games:finder.${question}`) }).waitFor()
    await checkBothModes()
  }
  await page.getByRole('button', { name: t('games:finder.submit') }).click()
  const people = page.getByRole('list', { name: t('games:finder.results') })
  const reasons = people.locator('section[data-variant=plain]')
  await reasons.first().waitFor()
  await checkBothModes()
  expect(await reasons.count()).toBe(await people.locator('article').count())
  await page.getByRole('button', { name: t('games:finder.change') }).click()
  expect(await oldest.inputValue()).toBe('99')
})

test('SRC-3 “near me” explains itself, asks the browser and fills in the place; the last search is kept', async () => {
  const { page } = visitor
  await page.context().setGeolocation({ latitude: 52.0908, longitude: 5.1222 })
  await page.goto(address('/members'))
  await page.getByRole('button', { name: t('people:near.action') }).click()
  const prompt = page.getByRole('region', { name: t('people:near.title') })
  await prompt.waitFor()
  await checkBothModes()
  await page.context().grantPermissions(['geolocation'])
  await prompt.getByRole('button', { name: t('components:permission.allow') }).click()
  await page.waitForURL(/country=NL/)
  const chips = page.getByRole('list', { name: t('people:chips.label') })
  await chips.getByText('Netherlands').waitFor()
  // People who are about to be replaced are dimmed.
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
  await checkBothModes()

  await page.goto(address('/likes'))
  await page.goto(address('/members'))
  await page.waitForURL(/country=NL/)
  await chips
    .getByRole('button', { name: t('components:chip.remove', { name: 'Netherlands' }) })
    .click()
  await expect.poll(() => new URL(page.url()).search, { timeout: patienceMs }).not.toMatch('NL')
  expect(visitor.problems).toEqual([])
})

test('PER-3 filters of premium are named with the way to them', async () => {
  const { page } = visitor
  await page.goto(address('/members'))
  const link = page.getByRole('link', { name: t('people:filter.locked_premium') })
  expect(await link.getAttribute('href')).toBe('/premium')
})
