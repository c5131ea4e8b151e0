import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { startSite } from '@bouquet/browser/startSite'
import { localeList } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { openBrowser } from './openBrowser.ts'
import { logIn, pathsOf, type Route } from './openMember.ts'
import { headingOf, median, row } from './report.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    runs: { type: 'string', default: '10' },
    brand: { type: 'string', default: 'amberline' },
    only: { type: 'string' },
  },
})

declare global {
  interface Window {
    /** From each press or key to the frame that shows what it did, in ms. */
    interactions: number[]
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/** A phone, slowed down as Lighthouse does. */
const viewport = { width: 412, height: 823 }
const slowdown = 4

/** After an interaction, so that its last event is told. */
const settlingMs = 700

const t = translator('en')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const tab = (page: Page, path: string) => page.locator(`nav a[href="${path}"]:visible`).first()
const german = localeList.find(({ code }) => code === 'de')

interface Interaction {
  readonly at: Route
  /** What comes before it and is not measured. */
  readonly before?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
}

const openPhotos = async (page: Page) => {
  await page.locator('main button:has(img)').first().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(settlingMs)
}
const write = async (page: Page) => {
  await page.locator('textarea').fill('Shall we meet on Sunday?')
  await page.waitForTimeout(settlingMs)
}

const interactions: Readonly<Record<string, Interaction>> = {
  'a like on a card': {
    at: 'search',
    act: (page) => page.locator('main article button').first().click(),
  },
  'a person’s card': {
    at: 'search',
    act: (page) => page.locator('main a[href^="/members/"]').first().click(),
  },
  filters: { at: 'search', act: (page) => page.locator('main section button').first().click() },
  'the tab of messages': { at: 'search', act: (page) => tab(page, '/chats').click() },
  'the tab of likes': { at: 'chats', act: (page) => tab(page, '/likes').click() },
  'the tab of premium': { at: 'chats', act: (page) => tab(page, '/premium').click() },
  'the tab of search': { at: 'chats', act: (page) => tab(page, '/members').click() },
  'the balance, to credits': {
    at: 'chats',
    act: (page) => page.locator('a[href="/credits"]:visible').first().click(),
  },
  'the account menu': {
    at: 'chats',
    act: (page) => button(page, t('account:frame.account')).click(),
  },
  'another language': {
    at: 'chats',
    async before(page) {
      await button(page, t('components:language')).click()
      await page.waitForTimeout(settlingMs)
    },
    act: (page) =>
      page
        .getByText(german?.name ?? '')
        .first()
        .click(),
  },
  'the photos of a person': {
    at: 'profile',
    act: (page) => page.locator('main button:has(img)').first().click(),
  },
  'closing the photos': {
    at: 'profile',
    before: openPhotos,
    act: (page) => page.keyboard.press('Escape'),
  },
  'a letter of a message': {
    at: 'chat',
    before: (page) => page.locator('textarea').focus(),
    act: (page) => page.keyboard.press('a'),
  },
  'sending a message': { at: 'chat', before: write, act: (page) => page.keyboard.press('Enter') },
  'the gifts': { at: 'chat', act: (page) => button(page, t('chat:composer.gift')).click() },
  'another package': {
    at: 'credits',
    act: (page) => page.locator('main [role=radio], main input[type=radio]').last().click(),
  },
}

const observe = () => {
  window.interactions = []
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        window.interactions.push(entry.duration)
  }
  // The shortest that browsers tell.
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 })
}

/** @returns ms until the slowest frame of one interaction; 16 when none took longer */
async function measure(page: Page, url: string, { before, act }: Interaction): Promise<number> {
  await page.goto(url)
  await page.locator('#members-area[data-live]').waitFor({ state: 'attached' })
  await page.waitForTimeout(2 * settlingMs)
  await before?.(page)
  await page.evaluate(observe)
  await act(page)
  await page.waitForTimeout(2 * settlingMs)
  const taken = await page.evaluate(() => window.interactions)
  return Math.max(16, ...taken)
}

const site = await startSite()
const { context, close } = await openBrowser(viewport)
try {
  const origin = `http://${values.brand}.localhost:${site.port}`
  const page = await context.newPage()
  await logIn(page, origin, values.brand)
  const paths = await pathsOf(page, origin)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  stdout.write(
    `${values.brand}, a processor slowed ${slowdown} times, ${values.runs} runs, ms\n\n${headingOf(['interaction', 'best', 'median', 'worst'])}\n`,
  )
  for (const [name, interaction] of Object.entries(interactions)) {
    if (values.only !== undefined && values.only !== name) continue
    const taken: number[] = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      taken.push(await measure(page, origin + paths[interaction.at], interaction))
      await context.clearCookies({ name: 'i18n_redirected' })
    }
    stdout.write(`${row([name, Math.min(...taken), median(taken), Math.max(...taken)])}\n`)
  }
} finally {
  await close()
  await site.stop()
}
