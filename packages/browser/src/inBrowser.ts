import { playwright } from '@vitest/browser-playwright'
import { findBrowser } from './findBrowser.ts'

/** Settings of Vitest for tests that run in the Chromium found here. */
export const inBrowser = async () => {
  const { executablePath, args } = await findBrowser()
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath, args: [...args] } }),
    instances: [{ browser: 'chromium' as const }],
  }
}
