import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exitCodes } from '../src/command/CommandError.ts'
import { paths } from '../src/paths.ts'
import { patience } from './support/patience.ts'
import { TestProject } from './support/testProject.ts'

const guide = readFileSync(join(paths.root, 'docs/operators.md'), 'utf8')
const blocks = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, text = '']) => text.trim())
const [clone = '', start = '', asking = '', ...commands] = blocks
const [, pictures] = guide.match(/`(npx bouquet diff \w+ --pictures)`/) ?? []

const project = new TestProject()
project.copyBrands('wireframe')
const port = await freePort()
const env = {
  ...process.env,
  PATH: `${join(paths.root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  THEMES_DIR: project.themes,
  SITE_DIR: project.output,
  DATA_DIR: join(project.folder, 'data'),
  PORT: String(port),
  LOG_LEVEL: 'error',
}
const server = spawn('bash', ['-c', start], { cwd: paths.root, env, detached: true })
let printed = ''
for (const stream of [server.stdout, server.stderr])
  stream.on('data', (part: Buffer) => {
    printed += part.toString()
  })

const ready = `http://wireframe.localhost:${port}`

beforeAll(async () => {
  const ended = once(server, 'exit').then(([code]) =>
    expect.fail(`It ended with ${code}:\n${printed}`),
  )
  await Promise.race([ended, until(async () => expect(printed).toContain(ready))])
})
afterAll(async () => {
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  // The shell may end before what it started, which still writes.
  await rm(project.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

test('GEN-5 OPS-3 the commands of the guide, run as printed, add a brand that a running server shows, changes and drops', async () => {
  expect(clone).toMatch(/^git clone \S+\ncd bouquet$/)
  const stream = await openStream('wireframe')

  // Where nobody can be asked it names the option, and writes nothing.
  await expect(run(asking)).rejects.toMatchObject({ code: 2 })
  const printedBy: string[] = []
  for (const command of commands) printedBy.push(await run(command))

  const [made, checked, differs, examined, completion] = printedBy
  expect(made).toContain('rosewater.theme.jsonc')
  expect(checked).toMatch(/^Passed\. Valid brands: 1\./m)
  expect(differs).toContain('Rosewater: ')
  expect(examined).toMatch(/^ok +port +\d+ is served by the running server$/m)
  expect(completion).toContain('bouquet complete --')
  await until(async () => expect(await page('rosewater')).toContain('Rosewater'))

  const file = join(project.themes, 'rosewater.theme.jsonc')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Rosewater"', '"Rosehip"'))
  await until(async () => expect(await page('rosewater')).toContain('Rosehip'))
  expect(pictures).toBe('npx bouquet diff rosewater --pictures')
  const shots = join(project.folder, 'diff')
  expect(await run(`${pictures} "${shots}"`)).toContain('Rosehip')
  expect(readdirSync(shots)).toEqual(
    expect.arrayContaining(['index.html', expect.stringMatching(/^rosewater-.*\.after\.jpg$/)]),
  )
  await rm(file)
  await until(async () => expect(await page('rosewater')).not.toContain('Rosehip'))

  expect(stream.isOpen()).toBe(true)
  stream.close()
})

test('GEN-4 the guide names every error code of the command with its exit code', () => {
  for (const code of Object.keys(exitCodes)) expect(guide).toContain(`\`${code}\``)
  for (const code of new Set(Object.values(exitCodes))) expect(guide).toMatch(`| ${code} `)
})

const until = (check: () => Promise<void>) => vi.waitFor(check, patience)

/** @returns what the command prints; when it fails, the error says that too */
const run = async (command: string): Promise<string> => {
  try {
    return (await promisify(execFile)('bash', ['-e', '-c', command], { cwd: paths.root, env }))
      .stdout
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) error.message += `\n${error.stdout}`
    throw error
  }
}

/** Sends a request to a brand of the running server. */
function ask(
  brand: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: body === '' ? 'GET' : 'POST',
    headers: { host: `${brand}.localhost:${port}`, ...headers },
  })
  sent.end(body)
  return sent
}

async function page(brand: string): Promise<string> {
  const [response] = await once(ask(brand, '/en'), 'response')
  return (await response.setEncoding('utf8').toArray()).join('')
}

/** Logs in as the demo member of a brand, and opens its stream of live events. */
async function openStream(brand: string) {
  const login = JSON.stringify({
    email: 'demo@wireframe.example',
    password: 'flowers-for-everyone',
  })
  const json = { 'content-type': 'application/json' }
  const [answer] = await once(ask(brand, '/api/user.php', json, login), 'response')
  expect(answer.statusCode).toBe(200)
  const cookie = answer.headers['set-cookie'].map((text: string) => text.split(';')[0]).join('; ')
  answer.resume()
  const sent = ask(brand, '/api/events.php', { cookie })
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(200)
  let isOpen = true
  response.on('close', () => {
    isOpen = false
  })
  sent.on('error', () => undefined)
  response.resume()
  return { isOpen: () => isOpen, close: () => sent.destroy() }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0), 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
