import type { BrowserCommand } from 'vitest/node'

/** Emulates forced colours in the browser, or stops it. */
export const forceColours: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>
  }
}
