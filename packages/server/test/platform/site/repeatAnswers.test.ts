import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testServer } from '../../support/server.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
const site = join(siteDir, 'harbour.example')
const server = await testServer({ siteDir })

/** Puts a file in place of another one, as a build does. */
function write(name: string, content: string): void {
  const path = join(site, name)
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  writeFileSync(path, content)
}

const read = async (path: string) => (await server.client().fetch(path)).text()

/** What was answered is looked at again after a second. */
const pass = () => vi.advanceTimersByTime(1_001)

vi.useFakeTimers({ toFake: ['performance'] })
afterAll(() => vi.useRealTimers())
beforeEach(() => {
  // Answers of a test would meet the next one's files.
  pass()
  rmSync(site, { recursive: true, force: true })
  write('headers.json', '{"contentSecurityPolicy":"script-src \'sha256-old\'"}')
  write('en/index.html', 'old home')
  write('en/landers/gallery/index.html', 'old lander')
  write('en/404/index.html', 'old lost')
})
test('OPS-4 a repeated answer says what the first one said', async () => {
  const ask = () => server.client().fetch('/en/')
  const [first, second] = [await ask(), await ask()]
  expect(await second.text()).toBe('old home')
  const lasting = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'x-request-id')
  expect(lasting(second)).toEqual(lasting(first))
})

test('OPS-3 a new build is seen a second later', async () => {
  expect([await read('/'), await read('/')]).toEqual(['old home', 'old home'])
  write('en/index.html', 'new home')
  pass()
  expect(await read('/')).toBe('new home')
})

test('TRU-3 a page that stays the same gets a new policy', async () => {
  await read('/en/')
  write('headers.json', '{"contentSecurityPolicy":"script-src \'sha256-new\'"}')
  pass()
  const { headers } = await server.client().fetch('/en/')
  expect(headers.get('content-security-policy')).toContain('sha256-new')
})

test('OPS-3 a page that comes takes the place of what stood in for it', async () => {
  expect(await read('/en/landers/gallery/sea')).toBe('old lander')
  expect(await read('/en/landers/video')).toBe('old lost')
  write('en/landers/gallery/sea/index.html', 'new variant')
  write('en/landers/video/index.html', 'new lander')
  pass()
  expect(await read('/en/landers/gallery/sea')).toBe('new variant')
  expect(await read('/en/landers/video')).toBe('new lander')
})

test('OPS-3 a page that goes is missed', async () => {
  await read('/en/landers/gallery')
  rmSync(join(site, 'en/landers'), { recursive: true })
  pass()
  expect((await server.client().fetch('/en/landers/gallery')).status).toBe(404)
})
