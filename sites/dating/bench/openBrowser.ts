import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@bouquet/browser'
import { type BrowserContext, chromium, type ViewportSize } from 'playwright-core'

export interface OpenBrowser {
  readonly context: BrowserContext
  /** The port at which Lighthouse finds the browser. */
  readonly port: number
  close(): Promise<void>
}

/** Opens a browser that Lighthouse can drive, with an empty profile that is deleted at the end. */
export async function openBrowser(viewport?: ViewportSize): Promise<OpenBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'bouquet-bench-'))
  const { executablePath, args } = await findBrowser()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, '--remote-debugging-port=0'],
    ...(viewport && { viewport }),
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
