import { playwright } from '@vitest/browser-playwright'
import { type Browser, findTestBrowser } from './findBrowser.ts'

/** Settings of Vitest for tests that run in a Chromium; by default the one of all tests. */
export const inBrowser = async (browser?: Browser) => {
  const { executablePath, args } = browser ?? (await findTestBrowser())
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // Beside other tests on two cores, compiling what the first page asks for has taken more than a minute.
    connectTimeout: 300_000,
    provider: playwright({ launchOptions: { executablePath, args: [...args] } }),
    instances: [{ browser: 'chromium' as const }],
  }
}
