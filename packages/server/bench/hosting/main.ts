import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { runProgram } from '../../test/app/crash/process.ts'
import { domainOf, writeTree } from '../../test/postgres/hosting/writeTree.ts'
import { type ChildProgram, childProgram } from '../../test/support/childProgram.ts'
import { freePort } from '../../test/support/freePort.ts'
import { startNginx } from '../../test/support/hosting/webServers.ts'
import { writeConfigurations } from '../../test/support/hosting/writeConfigurations.ts'
import { say, sayMachine } from '../report.ts'
import { linkBuiltSite } from './linkBuiltSite.ts'
import { requestScript } from './requestScript.ts'

const hosts = 1_000
const rounds = 3
const seconds = Number(argv[2] ?? 10)

async function processesOf({ child }: ChildProgram): Promise<readonly (string | number)[]> {
  const id = child.pid ?? 'self'
  const children = await readFile(`/proc/${id}/task/${id}/children`, 'utf8')
  return [id, ...children.trim().split(' ').filter(Boolean)]
}

/** Resident memory of a process and its children, in MB; memory that they share counts once for each. */
async function memoryOf(program: ChildProgram): Promise<number> {
  const sizes = await Promise.all(
    (await processesOf(program)).map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
    }),
  )
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}

/** Processor time of a process and its children in ms; Linux counts it in hundredths of a second. */
async function cpuOf(program: ChildProgram): Promise<number> {
  const times = await Promise.all(
    (await processesOf(program)).map(async (id) => {
      const fields = (await readFile(`/proc/${id}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
      return (Number(fields[11]) + Number(fields[12])) * 10
    }),
  )
  return times.reduce((sum, time) => sum + time, 0)
}

/** One thread of wrk and fifty connections. @returns requests, requests a second, and their times */
async function load(port: number, script: string) {
  const words = ['-t1', '-c50', `-d${seconds}s`, '--latency', '-s', script]
  const { child, gone } = await childProgram('wrk', [...words, `http://127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (part) => {
    output += part
  })
  await Promise.all([gone, once(child, 'close')])
  const figure = (pattern: RegExp) => pattern.exec(output)?.[1] ?? 'unknown'
  if (/Non-2xx/.test(output)) throw new Error(output)
  return {
    count: Number(figure(/(\d+) requests in/)),
    perSecond: Number(figure(/Requests\/sec:\s+([\d.]+)/)),
    times: `p50 ${figure(/50%\s+(\S+)/)}, p99 ${figure(/99%\s+(\S+)/)}`,
  }
}

const tree = await writeTree(hosts)
const domains = Array.from({ length: hosts }, (_, index) => domainOf(index))
const paths = await linkBuiltSite(tree.site, domains)
const script = join(tree.folder, 'requests.lua')
await writeFile(script, requestScript(domains, paths))

const [serverPort, nginxPort] = [await freePort(), await freePort()]
const { folder: configurations } = await writeConfigurations(tree, {
  HOSTING_TLS: 'off',
  HOSTING_ADDRESSES: '127.0.0.1',
  HOSTING_HTTP_PORT: String(nginxPort),
  HOSTING_UPSTREAM: `127.0.0.1:${serverPort}`,
})
const nginx = await startNginx(tree.folder, configurations, nginxPort)
const server = await runProgram(['src/app/main.ts'], {
  PORT: String(serverPort),
  DATA_DIR: join(tree.folder, 'data'),
  THEMES_DIR: tree.themes,
  SITE_DIR: tree.site,
  DEMO: 'off',
})
try {
  while (!(await fetch(`http://127.0.0.1:${serverPort}/readyz`).catch(() => undefined))?.ok)
    if (server.ended() !== null) throw new Error('The server has ended.')
  sayMachine(`${hosts} hosts, ${paths.length} paths each, ${seconds} s a round`)
  const served = [
    { name: 'nginx, one worker', port: nginxPort, program: nginx },
    { name: 'bundled server, one process', port: serverPort, program: server },
  ]
  const each = domains.length * paths.length
  for (const { port } of served)
    for (let sent = 0; sent < 3 * each; ) sent += (await load(port, script)).count
  for (let round = 1; round <= rounds; round += 1) {
    const rates: number[] = []
    for (const { name, port, program } of served) {
      const [before, cpuBefore] = [await memoryOf(program), await cpuOf(program)]
      const { perSecond, times } = await load(port, script)
      const cpu = ((await cpuOf(program)) - cpuBefore) / seconds / perSecond
      rates.push(1 / cpu)
      const memory = `${before} MB before, ${await memoryOf(program)} MB after`
      const own = `${(cpu * 1000).toFixed(0)} µs of processor time each`
      say(
        `${round}  ${name}: ${Math.round(perSecond)} requests a second, ${own}, ${times}, ${memory}`,
      )
    }
    const [one = 1, other = 0] = rates
    say(
      `${round}  by processor time the bundled server serves ${(other / one).toFixed(2)} of what nginx does`,
    )
  }
} finally {
  await Promise.all([nginx.end('SIGKILL'), server.end('SIGKILL')])
  await rm(tree.folder, { recursive: true, force: true })
}
