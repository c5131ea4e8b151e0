import { readdirSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { putHostileThemes } from './support/hostileThemes.ts'
import { orchidCompany } from './support/orchid.ts'
import { Workshop } from './support/workshop.ts'

const workshop = new Workshop()
let hostile: readonly string[]

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Names at localhost are not known to every system, so the host is said in a header. */
const settingsAt = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const headers = { host: `wireframe.localhost:${port}` }
    get({ host: '127.0.0.1', port, path: '/api/settings.php', headers }, async (answer) =>
      resolve(Buffer.concat(await answer.toArray()).toString()),
    ).on('error', reject)
  })

/** The hostile files of which the text says no level, code, reason and remedy. */
const unnamed = (faults: string) => {
  const named = [
    ...faults.matchAll(
      /^(?:fatal|error) BRAND-\d\d {2}themes\/(\S*?)(?::\d+)?(?: {2}\S+)?\n {2}reason .+\n {2}remedy .+$/gm,
    ),
  ]
  return hostile.filter((file) => !named.some(([, name]) => name === file))
}

/** Resolves when a command has named every hostile file; a busy machine takes seconds to start one. */
const named = (output: { readonly faults: string }) =>
  vi.waitFor(() => expect(unnamed(output.faults)).toEqual([]), { timeout: 15_000 })

beforeAll(async () => {
  workshop.borrow('wireframe')
  workshop.write('companies/kestrel-row.company.jsonc', orchidCompany)
  hostile = putHostileThemes(workshop.themes)
  await workshop.run('build', '--draft')
})

afterAll(() => {
  expect(
    readdirSync(workshop.themes, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ran')),
  ).toEqual([])
  workshop.clear()
})

test('OPS-2 check names every hostile file and counts the brand that stands', {
  timeout: 15_000,
}, async () => {
  const { code, faults, said } = await workshop.run('check')
  expect(unnamed(faults)).toEqual([])
  expect(code).toBe(1)
  expect(said).toContain('Brands that stand: 1.')
})

test('OPS-2 build names every hostile file and builds the brand that stands', async () => {
  rmSync(join(workshop.output, 'wireframe.example'), { recursive: true })
  const build = workshop.begin(['build', '--draft'])
  await named(build.output)
  const { code, said } = await build.ended
  expect(said).toMatch(/Wireframe: \d+ pages/)
  expect(code).toBe(1)
})

test('OPS-2 a brand that stands is built by its name without a word of the others', async () => {
  const { code, faults } = await workshop.run('build', '--draft', 'wireframe')
  expect({ code, faults }).toEqual({ code: 0, faults: '' })
})

test.each(['start', 'dev'])(
  'OPS-2 %s names every hostile file and serves the brand that stands',
  async (command) => {
    const [port, apiPort] = [await freePort(), await freePort()]
    const running = workshop.begin([command, ...(command === 'start' ? ['--draft'] : [])], {
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: join(workshop.folder, `data-${command}`),
      DEMO: 'off',
    })
    try {
      await named(running.output)
      await vi.waitFor(async () => expect(await settingsAt(port)).toContain('"name":"Wireframe"'), {
        timeout: 120_000,
        interval: 250,
      })
    } finally {
      running.stop()
      await running.ended
    }
  },
)
