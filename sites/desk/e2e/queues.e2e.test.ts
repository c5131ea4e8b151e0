import { staffActions, staffCalls } from '@bouquet/contract/staff'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

/** Ids of what waits, the oldest first, as the server lists them. */
const waiting = (page: Page, list: 'photos' | 'messages'): Promise<readonly string[]> =>
  page.evaluate(
    async ([path, id]) => {
      const { items } = await (await fetch(`${path}?limit=200`)).json()
      return items.map((item: Record<string, string>) => item[id])
    },
    [staffActions[list].path, list === 'photos' ? 'photo' : 'message'] as const,
  )

const waitingPhotos = (page: Page) => waiting(page, 'photos')

/** Id of the photo that is shown; the one before it may still be claimed by a colleague. */
async function shownPhoto(page: Page): Promise<string> {
  const address = await page.locator('figure img:not([hidden])').getAttribute('src')
  return new URLSearchParams(address?.split('?')[1]).get('photo') ?? ''
}

/** Resolves once the server knows what a page has claimed or given back. */
const claimSent = (page: Page, call: 'claimItem' | 'releaseItem') =>
  page.waitForResponse(
    (response) =>
      response.request().method() === staffCalls[call].method &&
      new URL(response.url()).pathname === staffCalls[call].path,
  )

/** Opens the queue of photos. @returns what waits, from the photo that is shown on */
async function openPhotos(page: Page): Promise<readonly string[]> {
  const claimed = claimSent(page, 'claimItem')
  await page.goto(deskAddress('/photos'))
  await claimed
  await button(page, t('photo.look')).waitFor()
  const ids = await waitingPhotos(page)
  return ids.slice(ids.indexOf(await shownPhoto(page)))
}

const tray = (page: Page) => page.getByRole('region', { name: t('queue.tray') })

test('DSK-2 a photo is hidden until somebody looks, and is decided by keys with the next one by itself', async () => {
  const { page, checkAccessibility, close, problems } = await visitDesk('moderator')
  await page.clock.install()
  const [first = '', second = '', third = ''] = await openPhotos(page)
  expect(await shownPhoto(page)).toBe(first)
  // Nobody decides about what they have not seen.
  await page.keyboard.press('a')
  expect(await shownPhoto(page)).toBe(first)
  await page.keyboard.press('Space')
  await expect.poll(() => button(page, t('photo.look')).count()).toBe(0)
  await checkAccessibility()
  await page.keyboard.press('a')
  await expect.poll(() => shownPhoto(page)).toBe(second)
  await tray(page).getByText(t('photo.approved')).waitFor()
  await button(page, t('photo.look')).waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('4')
  await expect.poll(() => shownPhoto(page)).toBe(third)
  await tray(page)
    .getByText(t('photo.rejected', { reason: t('reason.nudity') }))
    .waitFor()
  // Both can still be taken back, the last one first.
  await page.keyboard.press('u')
  await expect.poll(() => shownPhoto(page)).toBe(second)
  await page.keyboard.press('u')
  await expect.poll(() => shownPhoto(page)).toBe(first)
  expect(await waitingPhotos(page)).toContain(first)
  expect(problems.filter((problem) => !/status of 403/.test(problem))).toEqual([])
  await close()
})

test('DSK-2 two people get two photos, and who skips one leaves it to the other', async () => {
  const one = await visitDesk('moderator')
  const [first = ''] = await openPhotos(one.page)
  expect(await shownPhoto(one.page)).toBe(first)
  const other = await visitDesk('admin')
  await openPhotos(other.page)
  // Another test may have the second one open.
  expect(await shownPhoto(other.page)).not.toBe(first)
  const released = claimSent(one.page, 'releaseItem')
  await one.page.keyboard.press('j')
  await released
  await expect.poll(() => shownPhoto(one.page)).not.toBe(first)
  await other.page.reload()
  await expect.poll(() => shownPhoto(other.page)).toBe(first)
  await one.close()
  await other.close()
})

/** Approves a photo at once, as a colleague’s desk does after the time to undo. */
const approve = (page: Page, photo: string) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(path, { method: 'POST', headers, body })
    },
    [
      staffActions['approve-photo'].path,
      JSON.stringify({ photo, reason: 'fits the rules' }),
    ] as const,
  )

const photosInNavigation = async (page: Page) =>
  Number(
    await page
      .getByRole('link', { name: t('nav.photos') })
      .locator('[aria-hidden]')
      .last()
      .textContent(),
  )

test('DSK-2 the count follows what a colleague decides at once, and the photo that is looked at stays', async () => {
  const one = await visitDesk('moderator')
  // Nothing is asked for on a schedule, so that only events bring what is new.
  await one.page.clock.install()
  const ids = await openPhotos(one.page)
  const shown = await shownPhoto(one.page)
  const before = await photosInNavigation(one.page)
  const other = await visitDesk('admin')
  await approve(other.page, ids.at(-1) ?? '')
  await expect.poll(() => photosInNavigation(one.page)).toBe(before - 1)
  expect(await shownPhoto(one.page)).toBe(shown)
  await approve(other.page, shown)
  await expect.poll(() => shownPhoto(one.page)).not.toBe(shown)
  await one.close()
  await other.close()
})

test('DSK-2 what was decided is sent after ten seconds, or when the page closes', async () => {
  const { page, close } = await visitDesk('moderator')
  await page.clock.install()
  const [first = '', second = ''] = await openPhotos(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('a')
  await page.clock.fastForward(9_000)
  expect(await waitingPhotos(page)).toContain(first)
  await page.clock.fastForward(2_000)
  await expect.poll(() => waitingPhotos(page)).not.toContain(first)
  await expect.poll(() => tray(page).getByText(t('photo.approved')).count()).toBe(0)

  await button(page, t('photo.look')).waitFor()
  await page.keyboard.press('Space')
  await expect.poll(() => shownPhoto(page)).toBe(second)
  await page.keyboard.press('a')
  await page.goto('about:blank')
  await page.goto(deskAddress('/photos'))
  await expect.poll(() => waitingPhotos(page)).not.toContain(second)
  await close()
})

test('DSK-2 what was decided does not come again after another section was opened, and is counted once', async () => {
  const { page, close } = await visitDesk('moderator')
  await page.clock.install()
  const [first = '', second = ''] = await openPhotos(page)
  const total = (await waitingPhotos(page)).length
  await page.keyboard.press('Space')
  await page.keyboard.press('a')
  await expect.poll(() => shownPhoto(page)).toBe(second)
  await page.getByRole('link', { name: t('nav.messages') }).click()
  await page.getByText(t('message.found')).waitFor()
  await page.getByRole('link', { name: t('nav.photos') }).click()
  await expect.poll(() => shownPhoto(page)).toBe(second)
  const count = page.getByText(t('queue.waiting', { count: total - 1 }), { exact: true })
  await count.waitFor()
  await page.clock.fastForward(11_000)
  await expect.poll(() => waitingPhotos(page)).not.toContain(first)
  await page.clock.fastForward(31_000)
  await page.waitForLoadState('networkidle')
  await count.waitFor()
  await close()
})

test('DSK-9 the question mark shows the keys of a page', async () => {
  const { page, checkAccessibility, close } = await visitDesk('moderator')
  await openPhotos(page)
  await page.keyboard.press('Shift+?')
  await page
    .getByRole('dialog', { name: t('keys.title') })
    .getByText(t('keys.undo'))
    .waitFor()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await close()
})

test('DSK-2 a photo that a colleague decided meanwhile says who and when, and nothing is changed', async () => {
  const one = await visitDesk('moderator')
  const other = await visitDesk('admin')
  await one.page.clock.install()
  const [photo = ''] = await openPhotos(one.page)
  await one.page.keyboard.press('Space')
  await one.page.keyboard.press('a')
  const { path } = staffActions['reject-photo']
  const status = await other.page.evaluate(
    async ([address, id]) => {
      const body = JSON.stringify({ photo: id, reason: 'No.' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, { method: 'POST', headers, body })).status
    },
    [path, photo] as const,
  )
  expect(status).toBe(200)
  await one.page.clock.fastForward(11_000)
  await tray(one.page)
    .getByText(/Ingrid Vale/)
    .waitFor()
  await button(one.page, t('queue.drop')).click()
  await expect
    .poll(() =>
      tray(one.page)
        .getByText(/Ingrid Vale/)
        .count(),
    )
    .toBe(0)
  await one.close()
  await other.close()
})

test('DSK-2 a decision made without a connection is kept, and sent once there is one', async () => {
  const { page, close } = await visitDesk('moderator')
  await page.clock.install()
  const [photo = ''] = await openPhotos(page)
  await page.context().setOffline(true)
  await page.keyboard.press('Space')
  await page.keyboard.press('a')
  await page.clock.fastForward(11_000)
  await tray(page)
    .getByText(t('queue.not_sent', { why: t('error.offline') }))
    .waitFor()
  await page.context().setOffline(false)
  await button(page, t('queue.again')).click()
  await expect.poll(() => waitingPhotos(page)).not.toContain(photo)
  await close()
})

test('DSK-2 a held message shows why it was held and is delivered or kept back by a key', async () => {
  const { page, close } = await visitDesk('moderator')
  await page.clock.install()
  await page.goto(deskAddress('/messages'))
  await page.getByText(t('message.found')).waitFor()
  const [message] = await waiting(page, 'messages')
  await page.keyboard.press('x')
  await tray(page).getByText(t('message.kept')).waitFor()
  await page.clock.fastForward(11_000)
  await expect.poll(() => tray(page).getByText(t('message.kept')).count()).toBe(0)
  await expect.poll(() => waiting(page, 'messages')).not.toContain(message)
  await close()
})

test('DSK-9 a hundred photos are looked at and decided with the keyboard alone', async () => {
  const { page, close } = await visitDesk('moderator')
  const ids = await openPhotos(page)
  const begun = Date.now()
  for (const id of ids) {
    await button(page, t('photo.look')).waitFor()
    await expect.poll(() => shownPhoto(page)).toBe(id)
    await page.keyboard.press('Space')
    await page.keyboard.press(ids.indexOf(id) % 5 === 4 ? '7' : 'a')
  }
  await page.getByRole('heading', { name: t('queue.empty') }).waitFor()
  const seconds = Math.round((Date.now() - begun) / 1_000)
  await expect
    .poll(async () => (await waitingPhotos(page)).filter((id) => ids.includes(id)))
    .toEqual([])
  process.stdout.write(`${ids.length} photos decided by keys in ${seconds} s\n`)
  expect(ids.length).toBeGreaterThan(50)
  await close()
})
