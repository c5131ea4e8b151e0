import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskAddress, t, visitDesk } from './support/deskVisit.ts'

/** Whether the link to the current section lies whole between the edges of the navigation, which end at whole pixels. */
const showsCurrent = (page: Page) =>
  page.getByRole('navigation', { name: t('nav.label') }).evaluate((nav) => {
    const link = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect()
    const row = nav.getBoundingClientRect()
    return link !== undefined && link.left >= row.left - 1 && link.right <= row.right + 1
  })

test('DSK-9 where the sections scroll sideways, the current one is in sight, also when the figures come later', async () => {
  const { page, close } = await visitDesk('admin')
  // The figures of the queues widen the row when the page has been drawn.
  await page.route('**/api/desk/queues.php*', async (route) => {
    await page.locator('main h1').waitFor()
    await route.continue()
  })
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    for (const section of ['exports', 'payments/requests', 'appeals'] as const) {
      await page.goto(deskAddress(`/${section}`))
      await page.locator('nav li').filter({ hasText: /\d/ }).first().waitFor({ state: 'attached' })
      await expect.poll(() => showsCurrent(page), { message: `${section} at ${width}` }).toBe(true)
    }
  }
  await page
    .getByRole('link', { name: t('nav.photos') })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: t('photo.title') }).waitFor()
  await expect.poll(() => showsCurrent(page)).toBe(true)
  await close()
})

test('DSK-9 the sections of an admin stand under headings; who does one kind of work sees none', async () => {
  const { page, checkAccessibility, close } = await visitDesk('admin')
  const lists = page.getByRole('navigation', { name: t('nav.label') }).getByRole('list')
  await expect.poll(() => lists.count()).toBe(3)
  const money = page.getByRole('list', { name: t('nav.group_members') })
  await money.getByRole('link', { name: t('nav.codes') }).waitFor()
  await checkAccessibility()
  await close()
  const moderator = await visitDesk('moderator')
  await moderator.page.getByRole('link', { name: t('nav.photos') }).waitFor()
  expect(await moderator.page.getByText(t('nav.group_queues'), { exact: true }).count()).toBe(0)
  await moderator.close()
})
