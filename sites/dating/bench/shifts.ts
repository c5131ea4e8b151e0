import { join } from 'node:path'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { type FontSetName, findTestBrowser, fontSetNames } from '@bouquet/browser'
import { startSite } from '@bouquet/browser/startSite'
import { landersOf } from '@bouquet/theme/landers'
import { loadBrands } from '@bouquet/theme/load'
import { type Browser, chromium } from 'playwright-core'
import { lateFiles } from '../e2e/support/lateFiles.ts'
import { firstLink, logIn } from './openMember.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    /** The language of the pages. */
    locale: { type: 'string', default: 'pl' },
    /** The brand whose screens a member sees. */
    brand: { type: 'string', default: 'amberline' },
    /** Of a site that is running; without it one is started. */
    port: { type: 'string' },
  },
})

/** A phone. */
const viewport = { width: 412, height: 823 }
/** For what comes after a page has loaded, such as answers of the API. */
const settlingMs = 500

type Shifts = Readonly<Record<string, number>>

async function shiftsOfPages(
  browser: Browser,
  originOf: (brand: string) => string,
): Promise<Shifts> {
  const shifts: Record<string, number> = {}
  const { brands } = await loadBrands(join(import.meta.dirname, '../../../themes'))
  for (const { id, landers } of brands) {
    const context = await browser.newContext({ locale: values.locale, viewport })
    const page = await context.newPage()
    const { open, shift } = await lateFiles(page)
    for (const path of ['', ...landersOf(landers).map((name) => `/landers/${name}`)]) {
      await open(`${originOf(id)}/${values.locale}${path}`)
      await page.waitForTimeout(settlingMs)
      shifts[`${id}${path}`] = await shift()
    }
    await context.close()
  }
  return shifts
}

async function shiftsOfScreens(browser: Browser, origin: string): Promise<Shifts> {
  const shifts: Record<string, number> = {}
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await logIn(page, origin, values.brand)
  const thread = await firstLink(page, `${origin}/chats`, 'main a[href^="/chats/"]')
  const profile = await firstLink(page, `${origin}/members`, 'main a[href^="/members/"]')
  const { open, shift } = await lateFiles(page, '**/*.woff2')
  for (const path of ['/members', profile, '/likes', '/chats', thread, '/credits']) {
    await open(`${origin}${path}`)
    await page.waitForTimeout(settlingMs)
    shifts[path] = await shift()
  }
  await context.close()
  return shifts
}

function report(fonts: FontSetName, kind: string, shifts: Shifts): void {
  const moved = Object.entries(shifts).filter(([, shift]) => shift > 0)
  const largest = Math.max(0, ...moved.map(([, shift]) => shift))
  stdout.write(
    `| ${fonts} | ${kind} | ${Object.keys(shifts).length} | ${moved.length} | ${largest.toFixed(4)} |\n`,
  )
  for (const [path, shift] of moved) stdout.write(`${path} ${shift.toFixed(4)}\n`)
}

const site = values.port === undefined ? await startSite() : null
const originOf = (brand: string) => `http://${brand}.localhost:${site?.port ?? values.port}`
try {
  stdout.write(
    '| fonts | kind | opened | moved | largest shift |\n| --- | --- | --- | --- | --- |\n',
  )
  for (const fonts of fontSetNames) {
    const { executablePath, args, env } = await findTestBrowser(fonts)
    const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } })
    report(fonts, 'pages', await shiftsOfPages(browser, originOf))
    report(fonts, 'screens of a member', await shiftsOfScreens(browser, originOf(values.brand)))
    await browser.close()
  }
} finally {
  await site?.stop()
}
