import { readdirSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { putHostileThemes } from './support/hostileThemes.ts'
import { orchidCompany } from './support/orchid.ts'
import { patience } from './support/patience.ts'
import { TestProject } from './support/testProject.ts'

const project = new TestProject()
let hostile: readonly string[]

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Not every system resolves subdomains of localhost, so the host is sent as a header. */
const settingsAt = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const headers = { host: `wireframe.localhost:${port}` }
    get({ host: '127.0.0.1', port, path: '/api/settings.php', headers }, async (response) =>
      resolve(Buffer.concat(await response.toArray()).toString()),
    ).on('error', reject)
  })

/** The hostile files without level, code, reason and remedy in the output. */
const unnamed = (stderr: string) => {
  const named = [
    ...stderr.matchAll(
      /^(?:fatal|error) BRAND-\d\d {2}themes\/(\S*?)(?::\d+)?(?: {2}\S+)?\n {2}reason .+\n {2}remedy .+$/gm,
    ),
  ]
  return hostile.filter((file) => !named.some(([, name]) => name === file))
}

/** Resolves when a command has named every hostile file; starting it can take seconds on a busy machine. */
const named = (output: { readonly stderr: string }) =>
  vi.waitFor(() => expect(unnamed(output.stderr)).toEqual([]), patience)

beforeAll(async () => {
  project.copyBrands('wireframe')
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  hostile = putHostileThemes(project.themes)
  await project.run('build', '--draft')
})

afterAll(() => {
  expect(
    readdirSync(project.themes, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.result')),
  ).toEqual([])
  project.remove()
})

test('OPS-2 check names every hostile file and counts the valid brand', async () => {
  const { code, stderr, stdout } = await project.run('check')
  expect(unnamed(stderr)).toEqual([])
  expect(code).toBe(1)
  expect(stdout).toContain('Valid brands: 1.')
})

test('OPS-2 build names every hostile file and builds the valid brand', async () => {
  rmSync(join(project.output, 'wireframe.example'), { recursive: true })
  const build = project.start(['build', '--draft'])
  await named(build.output)
  const { code, stdout } = await build.ended
  expect(stdout).toMatch(/Wireframe: \d+ pages/)
  expect(code).toBe(1)
})

test('OPS-2 a valid brand built by its id prints nothing about the others', async () => {
  const { code, stderr } = await project.run('build', '--draft', 'wireframe')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

test.each(['start', 'dev'])(
  'OPS-2 %s names every hostile file and serves the valid brand',
  async (command) => {
    const [port, apiPort] = [await freePort(), await freePort()]
    const running = project.start([command, ...(command === 'start' ? ['--draft'] : [])], {
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: join(project.folder, `data-${command}`),
      DEMO: 'off',
    })
    try {
      await named(running.output)
      await vi.waitFor(
        async () => expect(await settingsAt(port)).toContain('"name":"Wireframe"'),
        patience,
      )
    } finally {
      running.stop()
      await running.ended
    }
  },
)
