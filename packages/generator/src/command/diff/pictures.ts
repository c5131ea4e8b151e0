import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { findBrowser } from '@bouquet/browser'
import { browserStorage } from '@bouquet/contract/storage'
import { type Browser, chromium, type Page, type Route } from 'playwright-core'
import { z } from 'zod'
import { domainOf } from '../../render/pageLocals.ts'
import { CommandError } from '../CommandError.ts'
import { type BrandChanges, changedPages } from './compareSites.ts'
import { type PicturePair, pictureIndex } from './pictureIndex.ts'

const viewport = { width: 1280, height: 900 }
/** Height in pixels up to which a page is shown. */
const tallest = 4_000
const quality = 80

/**
 * Takes pictures of changed pages before and after, in the language of each brand, with an index of them.
 * @param to where the pictures go
 * @returns how many pairs there are, and how many changed pages were left out
 */
export async function takePairs(
  compared: readonly BrandChanges[],
  to: string,
): Promise<{ pairs: number; left: number }> {
  await mkdir(to, { recursive: true })
  const browser = await openBrowser()
  try {
    const pairs: PicturePair[] = []
    let left = 0
    for (const each of compared) {
      const { brand, changes } = each
      const all = changedPages(changes)
      const own = all.filter((address) => address.split('/')[1] === brand.language)
      const chosen = own.length > 0 ? own : all
      left += all.length - chosen.length
      pairs.push(...(await takeBrand(browser, each, chosen, to)))
    }
    await writeFile(join(to, 'index.html'), pictureIndex(pairs))
    return { pairs: pairs.length, left }
  } finally {
    await browser.close()
  }
}

async function openBrowser(): Promise<Browser> {
  try {
    const { executablePath, args } = await findBrowser()
    return await chromium.launch({ executablePath, args: [...args] })
  } catch (cause) {
    throw new CommandError(
      'browser_missing',
      'No Chromium was found for the pictures.',
      'Install Chromium, or set CHROME_PATH to one.',
      { cause },
    )
  }
}

async function takeBrand(
  browser: Browser,
  { brand, before, after }: BrandChanges,
  addresses: readonly string[],
  to: string,
): Promise<PicturePair[]> {
  const domain = domainOf(brand)
  const open = async (folder: string) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    // Visitors who have answered the entry warning see what lies behind it.
    await context.addInitScript(`localStorage.setItem('${browserStorage.entry_warning.name}', '1')`)
    await context.route('**/*', (route) => fulfill(route, folder))
    return context.newPage()
  }
  const [old, now] = [await open(before), await open(after)]
  const pairs: PicturePair[] = []
  for (const address of addresses) {
    const name = `${brand.id}${address.replaceAll('/', '-')}`
    const [was, is] = await Promise.all([take(old, domain, address), take(now, domain, address)])
    const files = { before: `${name}.before.jpg`, after: `${name}.after.jpg` }
    if (was) await writeFile(join(to, files.before), was)
    if (is) await writeFile(join(to, files.after), is)
    pairs.push({
      title: `${brand.name} ${address}`,
      before: was && files.before,
      after: is && files.after,
      looksEqual: was !== undefined && is !== undefined && was.equals(is),
    })
  }
  await Promise.all([old.context().close(), now.context().close()])
  return pairs
}

/** Pictures further down are asked for only when a reader comes near them. */
const showEverything = `(async () => {
  for (const image of document.images) image.loading = 'eager'
  const images = [...document.images].map((image) => image.decode().catch(() => undefined))
  await Promise.all([document.fonts.ready, ...images])
})()`

/** A picture of a page; undefined when the site does not have it. */
async function take(page: Page, domain: string, address: string): Promise<Buffer | undefined> {
  const response = await page.goto(`https://${domain}${address}`, { waitUntil: 'load' })
  if (response?.status() !== 200) return undefined
  await page.evaluate(showEverything)
  const height = z.number().parse(await page.evaluate('document.documentElement.scrollHeight'))
  return page.screenshot({
    type: 'jpeg',
    quality,
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, tallest) },
  })
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Answers the requests of a page with the files of a built site; there is no server, and no network. */
async function fulfill(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  for (const path of [pathname, `${pathname}/index.html`]) {
    const body = await readFile(join(folder, path)).catch(() => undefined)
    if (body) return route.fulfill({ body, contentType: types[extname(path)] ?? '' })
  }
  return route.fulfill({ status: 404, body: '' })
}
