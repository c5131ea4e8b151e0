import { playwright } from '@vitest/browser-playwright'
import { findTestBrowser, type TestBrowser } from './findBrowser.ts'

/** Settings of Vitest for tests that run in a Chromium; by default the one of all tests. */
export async function inBrowser(browser?: TestBrowser) {
  const { executablePath, args, env } = browser ?? (await findTestBrowser())
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // On two cores beside other tests, compiling what the first page requests has taken more than a minute.
    connectTimeout: 300_000,
    provider: playwright({ launchOptions: { executablePath, args: [...args], env: { ...env } } }),
    instances: [{ browser: 'chromium' as const }],
  }
}
