import { cpus, loadavg } from 'node:os'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { startSite } from '@bouquet/browser/startSite'
import { type Audit, audit } from './lighthouse.ts'
import { openMember, routes } from './openMember.ts'
import { heading, line } from './report.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    runs: { type: 'string', default: '5' },
    brand: { type: 'string', default: 'amberline' },
  },
})

/** Pages that the server draws, and those that the browser does, one after the other for each figure. */
const ways = { drawn: 'on', shell: 'off' } as const

const { brand } = values
const runs = Number(values.runs)
const opened = []
try {
  for (const [way, rendering] of Object.entries(ways)) {
    const site = await startSite({ MEMBERS_RENDERING: rendering })
    const origin = `http://${brand}.localhost:${site.port}`
    opened.push({ way, site, origin, member: await openMember(origin, brand) })
  }
  const [machine] = cpus()
  stdout.write(
    `${brand}, Lighthouse mobile, median of ${runs}, ${cpus().length} processors (${machine?.model})\n\n${heading}\n`,
  )
  for (const route of routes) {
    const rows = opened.map((each) => ({ ...each, audits: [] as Audit[] }))
    for (let run = 0; run < runs; run += 1)
      for (const { origin, member, audits } of rows)
        audits.push(
          await audit(origin + member.paths[route], member.port, ['performance', 'best-practices']),
        )
    for (const { way, audits } of rows)
      stdout.write(`${line(`${route}, ${way}`, audits, loadavg()[0] ?? 0)}\n`)
  }
} finally {
  for (const { member, site } of opened) {
    await member.close()
    await site.stop()
  }
}
