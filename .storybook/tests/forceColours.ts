import type { BrowserCommand } from 'vitest/node'

/** Makes the browser force colours, or stop, as a reader's system would. */
export const forceColours: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>
  }
}
