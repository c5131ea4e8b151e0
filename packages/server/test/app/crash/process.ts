import type { SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChildProgram, childProgram } from '../../support/childProgram.ts'
import { freePort } from '../../support/freePort.ts'

const packageDir = join(import.meta.dirname, '../../..')

/**
 * Half of a start is reading and compiling the program's text, which is kept for all starts and test runs. The
 * embedded database, which no start can keep, is compiled quickly instead of well.
 */
export const compileOnce = {
  execArgv: ['--liftoff-only', '--import', import.meta.resolve('./keepCompiled.ts')],
  env: { NODE_COMPILE_CACHE: join(packageDir, '../../node_modules/.cache/bouquet/compiled') },
}

export const brandHost = 'harbour.localhost'

/** What a member has after signing up. */
export const startCredits = 5_000

const theme = `{
  "name": "Harbour", "domains": ["harbour.example"], "niche": "general", "company": "quay",
  "seeds": { "primary": "#c2185b", "secondary": "#ef6c00", "neutral": "#8d8d8d" },
  "type": { "display": "system", "text": "system" }, "art": "waves",
  "settings": {
    "signup_credits": ${startCredits}, "message_credits": 5, "gift_credits": 25, "fictional_profiles": false
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

export interface ProgramResponse {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
  /** Seconds after which a refused request may be sent again. */
  readonly retryAfter: number | undefined
}

type Settings = Readonly<Record<string, string>>

/** Writes one brand with its company. @returns the folder of the brand files */
export async function writeThemes(folder: string): Promise<string> {
  const themes = join(folder, 'themes')
  await mkdir(join(themes, 'companies'), { recursive: true })
  await writeFile(join(themes, 'harbour.theme.jsonc'), theme)
  await writeFile(join(themes, 'companies/quay.company.jsonc'), company)
  return themes
}

/** Runs a program of the server with these settings, and the demo's mailbox to confirm addresses. */
export function runProgram(
  words: readonly string[],
  settings: Settings,
  stdio: SpawnOptions['stdio'] = 'ignore',
): Promise<ChildProgram> {
  return childProgram(process.execPath, [...compileOnce.execArgv, ...words], {
    cwd: packageDir,
    stdio,
    env: { PATH: process.env['PATH'], DEMO: '1', ...compileOnce.env, ...settings },
  })
}

interface RequestOptions {
  readonly cookie?: string
  readonly body?: string | Uint8Array
  readonly type?: string
  /** The visitor's, as a proxy would tell it. */
  readonly address?: string
}

/** Sends a request to the brand behind a port. Rejects when the connection breaks before the response is complete. */
export function sendAt(port: number) {
  return (
    method: string,
    path: string,
    { cookie = '', body, type = 'application/json', address }: RequestOptions = {},
  ): Promise<ProgramResponse> =>
    new Promise((resolve, reject) => {
      const content = body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }
      const visitor = address && { 'x-forwarded-for': address }
      const headers = { host: `${brandHost}:${port}`, cookie, ...content, ...visitor }
      request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            cookies: response.headers['set-cookie'] ?? [],
            retryAfter: Number(response.headers['retry-after']) || undefined,
          }),
        )
      })
        .on('error', reject)
        .end(body)
    })
}

/** Repeats a request until its response satisfies; the test's own time limit ends a vain wait. */
export function untilAt(send: ReturnType<typeof sendAt>) {
  return async (
    path: string,
    cookie: string,
    isGood: (response: ProgramResponse) => boolean,
  ): Promise<ProgramResponse> => {
    for (;;) {
      const response = await send('GET', path, { cookie }).catch(() => undefined)
      if (response && isGood(response)) return response
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * A server program of its own, with its folder, that can be killed and started again.
 * @param databaseUrl PostgreSQL instead of the embedded database
 */
export async function serverProcess(databaseUrl?: string, settings: Settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bouquet-crash-'))
  const themes = await writeThemes(folder)
  const port = await freePort()
  const dataDir = join(folder, 'data')
  const send = sendAt(port)
  const until = untilAt(send)
  let program: ChildProgram | undefined

  const launch = (words: readonly string[], stdio: 'ignore' | 'pipe', own: Settings = {}) =>
    runProgram(
      words,
      {
        PORT: String(port),
        DATA_DIR: dataDir,
        THEMES_DIR: themes,
        SITE_DIR: join(folder, 'site'),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...settings,
        ...own,
      },
      stdio,
    )

  return {
    send,
    until,
    dataDir,
    port,
    pid: () => program?.child.pid,
    /** Stops the program where it is, with its connections open, until it thaws. */
    freeze: () => program?.child.kill('SIGSTOP'),
    thaw: () => program?.child.kill('SIGCONT'),
    async start(words: readonly string[] = ['src/app/main.ts']) {
      program = await launch(words, 'ignore')
      await until('/api/settings.php', '', ({ status }) => status === 200)
    },
    kill: async () => program?.end('SIGKILL'),
    stop: async () => program?.end('SIGTERM'),
    /** Runs another program on the same folder until it ends; a server that gets ready is killed. */
    async run(words: readonly string[], own?: Settings) {
      const { child } = await launch(words, 'pipe', own)
      let output = ''
      let errors = ''
      child.stdout?.on('data', (text) => {
        output += text
        if (output.includes('"msg":"ready"')) child.kill('SIGKILL')
      })
      child.stderr?.on('data', (text) => {
        errors += text
      })
      await once(child, 'close')
      return { code: child.exitCode, output, errors }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
