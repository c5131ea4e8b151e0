import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const room = join(import.meta.dirname, '../..')

const host = 'harbour.localhost'

const theme = `{
  "name": "Harbour", "domains": ["harbour.example"], "niche": 1, "company": "quay",
  "seeds": { "primary": "#c2185b", "secondary": "#ef6c00", "neutral": "#8d8d8d" },
  "type": { "display": "system", "text": "system" }, "art": "waves",
  "settings": {
    "signup_credits": 5000, "message_credits": 5, "gift_credits": 25, "fictional_profiles": false
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

export interface Answer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })

type Settings = Readonly<Record<string, string>>

/**
 * A server program of its own, with its folder, that can be killed and started again.
 * @param databaseUrl PostgreSQL instead of the embedded database
 */
export async function serverProcess(databaseUrl?: string, settings: Settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bouquet-crash-'))
  const themes = join(folder, 'themes')
  await mkdir(join(themes, 'companies'), { recursive: true })
  await writeFile(join(themes, 'harbour.theme.jsonc'), theme)
  await writeFile(join(themes, 'companies/quay.company.jsonc'), company)
  const port = await freePort()
  const dataDir = join(folder, 'data')
  let program: ChildProcess | undefined

  const launch = (words: readonly string[], stdio: 'ignore' | 'pipe', own: Settings = {}) =>
    spawn(process.execPath, words, {
      cwd: room,
      stdio,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: dataDir,
        THEMES_DIR: themes,
        SITE_DIR: join(folder, 'site'),
        DEMO: '1',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...settings,
        ...own,
      },
    })

  async function end(signal: NodeJS.Signals) {
    if (!program) return
    const gone = once(program, 'exit')
    program.kill(signal)
    await gone
  }

  /** Rejects when the program goes away before it has answered. */
  const ask = (
    method: string,
    path: string,
    {
      cookie = '',
      body,
      type = 'application/json',
      address,
    }: { cookie?: string; body?: string | Uint8Array; type?: string; address?: string } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const content = body && {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
      }
      const visitor = address && { 'x-forwarded-for': address }
      const headers = { host: `${host}:${port}`, cookie, ...content, ...visitor }
      request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: text,
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        )
      })
        .on('error', reject)
        .end(body)
    })

  /** Asks again until the answer satisfies; the test's own time limit ends a vain wait. */
  async function until(
    path: string,
    cookie: string,
    isGood: (answer: Answer) => boolean,
  ): Promise<Answer> {
    for (;;) {
      const answer = await ask('GET', path, { cookie }).catch(() => undefined)
      if (answer && isGood(answer)) return answer
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  return {
    ask,
    until,
    dataDir,
    port,
    pid: () => program?.pid,
    async start() {
      program = launch(['src/main.ts'], 'ignore')
      await until('/api/settings.php', '', ({ status }) => status === 200)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Runs another program on the same folder until it ends; a server that gets ready is killed. */
    async run(words: readonly string[], own?: Settings) {
      const child = launch(words, 'pipe', own)
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
