import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@bouquet/browser'
import { type BrowserContext, chromium } from 'playwright-core'

export interface Browser {
  readonly context: BrowserContext
  /** Where Lighthouse finds it. */
  readonly port: number
  close(): Promise<void>
}

/** A browser for the check of the pages and for Lighthouse. */
export async function openBrowser(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'bouquet-compare-'))
  const { executablePath, args } = await findBrowser()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, '--remote-debugging-port=0'],
    viewport: { width: 412, height: 823 },
  })
  const [port] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')
  return {
    context,
    port: Number(port),
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
