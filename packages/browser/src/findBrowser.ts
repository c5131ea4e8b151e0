import { execFile } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arch, env, execPath, platform } from 'node:process'
import { promisify } from 'node:util'
import { chromium as playwrightChromium } from 'playwright-core'
import own from '../package.json' with { type: 'json' }
import { type FontSetName, testFonts } from './testFonts.ts'

export { type FontSetName, fontSetNames } from './testFonts.ts'

export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
}

export interface TestBrowser extends Browser {
  readonly env: Readonly<Record<string, string>>
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser that CHROME_PATH names. */
function chosenBrowser(): string | undefined {
  const chosen = env['CHROME_PATH']
  if (chosen === undefined || chosen === '') return
  if (!isExecutable(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which cannot be run.`)
  return chosen
}

const systemBrowser = () =>
  [...systemBrowsers, playwrightChromium.executablePath()].find(
    (path) => existsSync(path) && isExecutable(path),
  )

/**
 * A Chromium as people use it: the one CHROME_PATH names, the system's, Playwright's own, else the one that
 * ships inside an npm package, so that a bare machine needs no installation by hand.
 * @throws Error when there is none
 */
export async function findBrowser(): Promise<Browser> {
  const executablePath = chosenBrowser() ?? systemBrowser() ?? (await packagedBrowser())
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Install one, or set CHROME_PATH to its program.')
  return { executablePath, args: quietArgs }
}

/**
 * A Chromium for tests: the one CHROME_PATH names, else the one of the npm package where it runs. It is the same on
 * every machine and draws no window, on which a whole browser spends up to a third of its processor time.
 * @throws Error when there is none
 */
export async function findTestBrowser(fonts: FontSetName = 'desktop'): Promise<TestBrowser> {
  const executablePath = chosenBrowser() ?? (await packagedBrowser())
  const browser =
    executablePath === undefined ? await findBrowser() : { executablePath, args: quietArgs }
  return asOnAnyMachine(browser, fonts)
}

/** The same browser with fonts, language and time zone of the tests instead of this machine's. */
export function asOnAnyMachine(browser: Browser, fonts: FontSetName = 'desktop'): TestBrowser {
  return {
    ...browser,
    env: { ...ownEnv(), ...testFonts(fonts), LANG: 'C.UTF-8', TZ: 'UTC' },
  }
}

const ownEnv = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Unpacked beside that of other versions of the package. */
const unpacked = join(tmpdir(), `bouquet-chromium-${own.dependencies['@sparticuz/chromium']}`)

/** The npm package is for Linux, and also carries the fonts and shared libraries that a bare machine may lack. */
async function packagedBrowser(): Promise<string | undefined> {
  if (platform !== 'linux' || arch !== 'x64') return
  if (!existsSync(unpacked)) await unpackBrowser()
  if (existsSync('/etc/fonts/fonts.conf') && (await starts(unpacked))) return unpacked
  const { setupLambdaEnvironment } = await import('@sparticuz/chromium')
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return (await starts(unpacked)) ? unpacked : undefined
}

const starts = (program: string) =>
  promisify(execFile)(program, ['--version']).then(
    () => true,
    () => false,
  )

/**
 * Unpacks into a new folder and moves the browser out of it last: test processes that start side by side
 * would otherwise run a file that another one is still writing.
 */
async function unpackBrowser(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  await promisify(execFile)(execPath, [join(import.meta.dirname, 'unpackBrowser.ts')], {
    env: { ...env, TMPDIR: folder },
  })
  const isBrowser = (name: string) => Number(name === 'chromium')
  for (const name of readdirSync(folder).toSorted((a, b) => isBrowser(a) - isBrowser(b))) {
    const target = isBrowser(name) ? unpacked : join(tmpdir(), name)
    try {
      renameSync(join(folder, name), target)
    } catch (error) {
      if (!existsSync(target)) throw error
    }
  }
  rmSync(folder, { recursive: true })
}
