import type { BrowserCommand } from 'vitest/node'

/** Emulates forced colours in the browser, or stops it. */
export const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isForced: boolean) => Promise<void>
  }
}
