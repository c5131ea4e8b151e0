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
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'
import { chromium as playwrightChromium } from 'playwright-core'

export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
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

/**
 * A Chromium for tests: the one CHROME_PATH names, the system's, Playwright's own, else the one that
 * ships inside an npm package, so that a bare machine needs no installation by hand.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = env['CHROME_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which cannot be run.`)
    return { executablePath: chosen, args: quietArgs }
  }
  const installed = [...systemBrowsers, playwrightChromium.executablePath()].find(
    (path) => existsSync(path) && isExecutable(path),
  )
  if (installed !== undefined) return { executablePath: installed, args: quietArgs }
  return { executablePath: await packagedBrowser(), args: quietArgs }
}

/** The npm package also carries the shared libraries that a bare machine may lack. */
async function packagedBrowser(): Promise<string> {
  const { setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const executablePath = join(tmpdir(), 'chromium')
  if (!existsSync(executablePath)) await unpackBrowser()
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return executablePath
}

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
    const target = join(tmpdir(), name)
    try {
      renameSync(join(folder, name), target)
    } catch (error) {
      if (!existsSync(target)) throw error
    }
  }
  rmSync(folder, { recursive: true })
}
