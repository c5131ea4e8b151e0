import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { calls, profileFieldSchema } from '@bouquet/contract/schemas'
import { startServer } from '../src/app/startServer.ts'
import { parseConfig } from '../src/platform/config.ts'
import { freePort } from '../test/support/freePort.ts'
import { sendRequest } from './sendRequest.ts'

/** All that members tell can be searched. */
const fields = JSON.stringify(profileFieldSchema.options)

const themeOf = (name: string) => `{
  "name": "${name}", "domains": ["${name.toLowerCase()}.example"], "niche": "general", "company": "quay",
  "seeds": { "primary": "#c2185b", "secondary": "#ef6c00", "neutral": "#8d8d8d" },
  "type": { "display": "system", "text": "system" }, "art": "waves",
  "settings": {
    "message_credits": 5, "fictional_profiles": false,
    "visible_profile_fields": ${fields}, "search_fields": ${fields}
  }
}
`

const company = `{
  "name": "Quay Media B.V.", "address": "Kade 1, 1011 AA", "kvk": "12345678", "city": "Amsterdam",
  "country": "NL", "tradenames": ["Harbour"], "vat_numbers": ["NL001234567B01"],
  "support_phone": "+31 20 123 45 67", "support_email": "help@harbour.example",
  "delete_discount": 25, "added": "2024-01-01T12:00:00Z"
}
`

const room = join(import.meta.dirname, '..')

/** A server as a process of its own. */
export interface Running {
  readonly port: number
  /** From the start of the process to its first response. */
  readonly startMs: number
  /** What the process holds in memory, in bytes. */
  memory(): Promise<number>
  /** The most that it held so far, in bytes. */
  peakMemory(): Promise<number>
  /** Processor time that the process has used, in milliseconds. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10

/** A figure of a process's memory, which Linux gives in KiB. @returns bytes */
async function readStatus(pid: number | undefined, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) * 1024
}

/**
 * A folder for the brand Harbour, and servers for it.
 * @param others names of more brands
 */
export async function makeInstallation(others: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'bouquet-bench-'))
  const themes = join(folder, 'themes')
  await mkdir(join(themes, 'companies'), { recursive: true })
  for (const name of ['Harbour', ...others])
    await writeFile(join(themes, `${name.toLowerCase()}.theme.jsonc`), themeOf(name))
  await writeFile(join(themes, 'companies/quay.company.jsonc'), company)
  const settings = {
    NODE_ENV: 'production',
    LOCAL_HOSTS: 'on',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    THEMES_DIR: themes,
  }
  return {
    dataDir: settings.DATA_DIR,
    siteDir: settings.SITE_DIR,
    /** Builds the brand's site, which the servers then serve. */
    build: () =>
      promisify(execFile)('bouquet', ['build'], { env: { ...process.env, ...settings } }),
    /** The whole program within this process, on PostgreSQL. */
    serve: (databaseUrl: string) =>
      startServer(parseConfig({ ...settings, PORT: '0', DATABASE_URL: databaseUrl })),
    async launch(
      databaseUrl?: string,
      additions: Readonly<Record<string, string>> = {},
    ): Promise<Running> {
      const port = await freePort()
      const started = performance.now()
      const program = spawn(process.execPath, ['--max-semi-space-size=8', 'src/app/main.ts'], {
        cwd: room,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...settings,
          PATH: process.env['PATH'],
          // These and the flag as `bouquet start` and the unit file of the operator's guide set them.
          MALLOC_ARENA_MAX: '1',
          MALLOC_MMAP_THRESHOLD_: '131072',
          MALLOC_TRIM_THRESHOLD_: '131072',
          PORT: String(port),
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          ...additions,
        },
      })
      while (!(await sendRequest({ port, path: calls.settings.path }).catch(() => 0))) {
        if (program.exitCode !== null) throw new Error('The server ended before it responded.')
        await wait(10)
      }
      return {
        port,
        startMs: performance.now() - started,
        memory: () => readStatus(program.pid, 'VmRSS'),
        peakMemory: () => readStatus(program.pid, 'VmHWM'),
        async cpu() {
          const stat = await readFile(`/proc/${program.pid}/stat`, 'utf8')
          // After the name, which stands in brackets, user and system time are the 12th and 13th.
          const [user, system] = stat
            .slice(stat.lastIndexOf(')') + 2)
            .split(' ')
            .slice(11, 13)
          return (Number(user) + Number(system)) * tickMs
        },
        async stop() {
          const gone = once(program, 'exit')
          program.kill()
          await gone
        },
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type Installation = Awaited<ReturnType<typeof makeInstallation>>
