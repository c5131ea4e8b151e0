import { accessSync, constants, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
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
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
  await inflate(join(bin, 'al2023.tar.br'))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return packaged.executablePath()
}
