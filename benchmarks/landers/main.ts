import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { audit } from '../../sites/dating/bench/lighthouse.ts'
import { openBrowser } from '../../sites/dating/bench/openBrowser.ts'
import { load, machine } from '../shared/machine.ts'
import { buildBouquet } from './buildBouquet.ts'
import { buildNext } from './buildNext.ts'
import { buildSpa } from './buildSpa.ts'
import { type Measured, report } from './report.ts'
import { checkSamePage } from './samePage.ts'
import { serveStatic } from './staticServer.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    runs: { type: 'string', default: '5' },
    brand: { type: 'string', default: 'amberline' },
  },
})

const locale = 'en'
const landers = ['tinderswipe', 'gallery'] as const

stdout.write(`${machine()}\nBuilding the pages of ${values.brand} in three ways.\n`)
const built = await buildBouquet(values.brand, locale)
const sites = [
  { made: 'Bouquet', server: await serveStatic(built.folder) },
  { made: 'Next.js 16 static export', server: await serveStatic(await buildNext(built)) },
  { made: 'React 19 with Vite', server: await serveStatic(await buildSpa(built), 'index.html') },
]
const browser = await openBrowser({ width: 412, height: 823 })
try {
  const measured: Measured[] = []
  for (const lander of landers) {
    const pages = sites.map(({ made, server }) => ({
      made,
      url: `${server.origin}/${locale}/landers/${lander}/`,
    }))
    const [ours, ...others] = pages
    for (const { url } of others)
      await checkSamePage(browser.context, { expected: ours?.url ?? '', actual: url })
    const audits = new Map(pages.map(({ made }) => [made, [] as Measured['audits'][number][]]))
    // One round after the other, so that a busy moment of the machine meets all three.
    for (let round = 0; round < Number(values.runs); round += 1)
      for (const { made, url } of pages) {
        audits.get(made)?.push(await audit(url, browser.port, ['performance']))
      }
    for (const [made, list] of audits) measured.push({ lander, made, audits: list })
  }
  stdout.write(
    `Lighthouse 13.5 mobile, median of ${values.runs}, load at the end ${load()}\n\n${report(measured)}\n`,
  )
} finally {
  await browser.close()
  for (const { server } of sites) await server.stop()
}
