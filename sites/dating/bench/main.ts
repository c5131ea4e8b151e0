import { cpus, loadavg } from 'node:os'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { startSite } from '../e2e/support/startSite.ts'
import { audit } from './lighthouse.ts'
import { openMember } from './openMember.ts'
import { heading, line } from './report.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    runs: { type: 'string', default: '5' },
    brand: { type: 'string', default: 'amberline' },
    /** Of a site that is running; without it one is started. */
    port: { type: 'string' },
  },
})

const site = values.port === undefined ? await startSite() : null
const origin = `http://${values.brand}.localhost:${site?.port ?? values.port}`
const member = await openMember(origin, values.brand)
try {
  stdout.write(
    `${values.brand}, Lighthouse mobile, median of ${values.runs}, ${cpus().length} processors (${cpus()[0]?.model})\n\n${heading}\n`,
  )
  for (const [route, path] of Object.entries(member.paths)) {
    const audits = []
    for (let run = 0; run < Number(values.runs); run += 1)
      audits.push(await audit(`${origin}${path}`, member.port, ['performance', 'best-practices']))
    stdout.write(`${line(route, audits, loadavg()[0] ?? 0)}\n`)
  }
} finally {
  await member.close()
  await site?.stop()
}
