import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { startSite } from '@bouquet/browser/startSite'
import { landersOf } from '@bouquet/theme/landers'
import { loadBrands } from '@bouquet/theme/load'
import { type LanderRow, landerLine, landersHeading, medianRun, worstOf } from './landersReport.ts'
import { audit, categories } from './lighthouse.ts'
import { openBrowser } from './openBrowser.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    runs: { type: 'string', default: '3' },
    /** One brand; all without it. */
    brand: { type: 'string' },
    /** One lander, or `home`; all without it. */
    lander: { type: 'string' },
    /** Of a site that is running; without it one is started. */
    port: { type: 'string' },
  },
})

const { brands } = await loadBrands(join(import.meta.dirname, '../../../themes'))
const pages = brands
  .filter(({ id }) => values.brand === undefined || id === values.brand)
  .flatMap(({ id, landers }) =>
    ['home', ...landersOf(landers)]
      .filter((name) => values.lander === undefined || name === values.lander)
      .map((name) => ({ brand: id, path: name === 'home' ? '/' : `/landers/${name}` })),
  )
if (pages.length === 0) throw new Error('No brand offers such a lander.')

const site = values.port === undefined ? await startSite() : null
const browser = await openBrowser()
try {
  const [processor] = cpus()
  stdout.write(
    `Lighthouse mobile, median of ${values.runs}, ${cpus().length} processors (${processor?.model})\n\n${landersHeading}\n`,
  )
  const rows: LanderRow[] = []
  for (const { brand, path } of pages) {
    const url = `http://${brand}.localhost:${site?.port ?? values.port}${path}`
    const audits = []
    for (let run = 0; run < Number(values.runs); run += 1)
      audits.push(await audit(url, browser.port, categories))
    const middle = medianRun(audits)
    if (!middle) continue
    const row = { brand, path, audit: middle }
    rows.push(row)
    stdout.write(`${landerLine(row)}\n`)
  }
  const worst = worstOf(rows)
  if (worst)
    stdout.write(
      `\nWorst: ${worst.brand} ${worst.path}. Load of the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}.\n`,
    )
} finally {
  await browser.close()
  await site?.stop()
}
