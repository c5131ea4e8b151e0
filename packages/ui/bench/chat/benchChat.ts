import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { findBrowser } from '@bouquet/browser'
import { quoteStyleImports } from '@bouquet/theme/build'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { type ChatBench, framesLine, smoothShare } from './report.ts'

const output = join(import.meta.dirname, '../../coverage/bench-chat')
/** CPU throttling factor. */
const slowdown = 4
const least = 0.95

/** Scroll speeds in pixels a frame. */
const ways = [
  ['down, as one reads', 24],
  ['up, as one searches', -60],
  ['down, thrown', 240],
] as const

/** Production build of the benchmark page. */
async function compile(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [vanillaExtractPlugin(), quoteStyleImports()],
    build: {
      outDir: output,
      emptyOutDir: true,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(import.meta.dirname, 'page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  })
}

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' } as const
const html = `<!doctype html><html lang="en"><link rel="stylesheet" href="/style.css"><body><script type="module" src="/page.js"></script></body></html>`

async function serve() {
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1)
    const type = name.endsWith('.js') ? types.js : name.endsWith('.css') ? types.css : types.html
    response.setHeader('content-type', type)
    if (type === types.html) response.end(html)
    else
      readFile(join(output, name)).then(
        (file) => response.end(file),
        () => response.writeHead(404).end(),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() }
}

declare global {
  interface Window {
    readonly bench: ChatBench
  }
}

/** CPU time of the page's main thread in milliseconds, independent of other load. */
async function processorTime(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskTime()
  await work()
  return 1000 * ((await taskTime()) - before)
}

async function measure(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await page.waitForFunction(() => document.querySelectorAll('[data-index]').length > 3)

  const moves = await page.evaluate(() => window.bench.loadOlder())
  const furthest = Math.max(...moves)
  stdout.write(
    `${moves.length} times older messages were loaded; what is read moved by ${furthest.toFixed(2)} px at most\n`,
  )

  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  stdout.write(`10,000 messages, processor slowed ${slowdown} times\n`)
  // Baseline: frames of an idle page on this machine.
  const rest = await page.evaluate((count) => window.bench.scroll(count, 0), 240)
  stdout.write(`  ${framesLine('at rest', rest)}\n`)
  const runs: number[] = []
  for (const [name, pixels] of ways) {
    const frames = await page.evaluate(([count, step]) => window.bench.scroll(count, step), [
      480,
      pixels,
    ] as const)
    runs.push(...frames)
    stdout.write(`  ${framesLine(name, frames)}\n`)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  stdout.write(`  ${framesLine('together', runs)}\n`)

  for (const [name, pixels] of ways) {
    const work = await processorTime(session, () =>
      page.evaluate(([count, step]) => window.bench.scroll(count, step), [480, pixels] as const),
    )
    stdout.write(
      `  ${name}: ${((slowdown * work) / 480).toFixed(1)} ms of a processor so slow for each frame\n`,
    )
  }

  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  stdout.write(`heap after it ${(usedSize / 1e6).toFixed(1)} MB\n`)
  return furthest < 1 && smoothShare(runs) >= least
}

await compile()
const server = await serve()
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(server.url)
  process.exitCode = (await measure(page)) ? 0 : 1
} finally {
  await browser.close()
  server.stop()
}
