import { playwright } from '@vitest/browser-playwright'
import { findBrowser } from './findBrowser.ts'

/** Settings of Vitest for tests that run in the Chromium found here. */
export const inBrowser = async () => {
  const { executablePath, args } = await findBrowser()
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
