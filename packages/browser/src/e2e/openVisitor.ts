import { browserStorage } from '@bouquet/contract'
import axe, { type AxeResults } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { type FontSetName, findTestBrowser } from '../findBrowser.ts'
import { patienceMs } from './patience.ts'

type Rules = 'all' | 'colors'

export interface Visitor {
  readonly page: Page
  /** Errors in the console and requests to other hosts; must stay empty. */
  readonly problems: string[]
  /**
   * Fails with rule, element and remedy of every accessibility violation on this page.
   * @param rules `colours` when all others have been checked on the same page in another mode
   */
  checkAccessibility(rules?: Rules): Promise<void>
  close(): Promise<void>
}

/** One browser for each set of fonts, shared by all visitors of a test file. */
const launched = new Map<FontSetName, Promise<Browser>>()
afterAll(async () => {
  for (const browser of launched.values()) await (await browser).close()
})

const openPages = new Set<Page>()

afterEach(async ({ task: { result } }) => {
  if (result?.state !== 'fail') return
  for (const page of openPages) {
    const message = `The page showed at ${page.url()}:\n${await describePage(page)}`
    result.errors = [...(result.errors ?? []), { name: 'Page', message, stack: message }]
  }
})

/** What somebody sees of a page, but for its footer. */
async function describePage(page: Page): Promise<string> {
  try {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 10_000 })
    return shown.replace(/^- contentinfo:\n( .*\n)*/m, '').replaceAll(/^ *- \/url: .*\n/gm, '')
  } catch (error) {
    return String(error)
  }
}

async function launch(fonts: FontSetName): Promise<Browser> {
  const { executablePath, args, env } = await findTestBrowser(fonts)
  return chromium.launch({ executablePath, args: [...args], env: { ...env } })
}

export interface VisitorOptions {
  readonly hasScript?: boolean
  /** Has not seen the entry warning yet, which covers the first page. */
  readonly isNew?: boolean
  /** Lets the site install its service worker. Tests cannot intercept the requests that pass through it. */
  readonly hasServiceWorker?: boolean
  /** The fonts installed on the visitor's phone or computer. */
  readonly fonts?: FontSetName
}

/** Opens a new browser profile in one language and records errors of all pages. */
export async function openVisitor(
  locale: string,
  {
    hasScript = true,
    isNew = false,
    hasServiceWorker = false,
    fonts = 'desktop',
  }: VisitorOptions = {},
): Promise<Visitor> {
  const browser = launched.get(fonts) ?? launch(fonts)
  launched.set(fonts, browser)
  const context = await (await browser).newContext({
    locale,
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: hasScript,
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript(askedLater)
  if (!isNew) await context.addInitScript(skipWarning, browserStorage.entry_warning.name)
  const page = await context.newPage()
  openPages.add(page)
  page.once('close', () => openPages.delete(page))
  const problems: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error')
      problems.push(`console on ${page.url()}: ${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => problems.push(`error on ${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isLocal = ['data:', 'blob:'].includes(url.protocol) || url.hostname.endsWith('.localhost')
    if (!isLocal) problems.push(`request to another host: ${request.url()}`)
  })
  return {
    page,
    problems,
    async checkAccessibility(rules = 'all') {
      // A page whose screen is still loading has no heading and no main part yet.
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await page.evaluate(settle)
      const violations = await findViolations(page, rules)
      const messages = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${page.url()} ${id}: ${help} — ${node.html.slice(0, 200)}`),
      )
      if (messages.length > 0) throw new Error(messages.join('\n'))
    },
    close: () => context.close(),
  }
}

const skipWarning = (key: string) => {
  // Nothing is kept where storage is blocked.
  try {
    localStorage.setItem(key, new Date(0).toISOString())
  } catch {}
}

/**
 * A headless browser reports `Notification.permission` as `denied` before anybody is asked, although the Permissions
 * API correctly says `prompt`. This makes both agree.
 */
const askedLater = () => {
  let state: PermissionState = 'prompt'
  void navigator.permissions?.query({ name: 'notifications' }).then((status) => {
    const note = () => {
      state = status.state
    }
    note()
    status.addEventListener('change', note)
  })
  Object.defineProperty(Notification, 'permission', {
    get: () => (state === 'prompt' ? 'default' : state),
  })
}

/** Runs rules of axe on the page, which has it injected once. */
async function findViolations(page: Page, rules: Rules) {
  // The preview of a mail is sandboxed: no script runs in it, so axe cannot check it.
  const frames = page.frames().filter((frame) => frame.url() !== 'about:srcdoc')
  if (frames.length > 1) throw new Error(`${page.url()} has a frame, which is not checked.`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const run =
    rules === 'all' ? 'axe.run()' : "axe.run({ runOnly: ['color-contrast', 'link-in-text-block'] })"
  return (await page.evaluate<AxeResults>(run)).violations
}

/**
 * Waits for fade-ins, during which contrast would be measured wrongly. The wait is limited: animations in parts that
 * are not rendered never finish.
 */
const settle = () => {
  const fadeIns = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished)
  const longEnough = new Promise((resolve) => setTimeout(resolve, 5_000))
  return Promise.race([Promise.allSettled(fadeIns), longEnough]).then(() => undefined)
}
