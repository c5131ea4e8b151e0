import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { constants } from '@bouquet/contract'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { type HostResponse, sendRequest } from '../../support/hosting/sendRequest.ts'
import { testServer } from '../../support/server.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
const site = join(siteDir, 'harbour.example')
/** How many responses came from the app. */
let made = 0

async function openSite(drawsMembersArea: boolean) {
  const { app, repeat, services } = await testServer({ siteDir, drawsMembersArea })
  const open = await openPort(0, services.config.limits)
  const respond: typeof app.fetch = (request, env) => {
    made += 1
    return app.fetch(request, env)
  }
  await open.respondWith(respond, repeat)
  return open
}

const [open, drawing] = [await openSite(false), await openSite(true)]

/** Puts a file in place of another one, as an operator does by hand. */
function write(name: string, content: string): void {
  const path = join(site, name)
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  writeFileSync(path, content)
}

/** Puts a folder with a home page in place of the site, as a build does. */
function publish(version: string, home: string): void {
  mkdirSync(join(siteDir, version, 'en'), { recursive: true })
  writeFileSync(join(siteDir, version, 'en/index.html'), home)
  symlinkSync(version, join(siteDir, 'next'))
  if (version === 'one') rmSync(site, { recursive: true, force: true })
  renameSync(join(siteDir, 'next'), site)
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(open.port, { host: 'harbour.example', path, headers })
const read = async (path: string, headers?: Readonly<Record<string, string>>) =>
  (await get(path, headers)).body.toString()

/** What was sent is looked at again after a second, and after ten behind a link. */
const pass = () => vi.advanceTimersByTime(1_001)

vi.useFakeTimers({ toFake: ['performance'] })
afterAll(() => {
  vi.useRealTimers()
  open.close()
  drawing.close()
  rmSync(siteDir, { recursive: true })
})
beforeEach(() => {
  // Responses of a test would meet the next one's files.
  pass()
  rmSync(site, { recursive: true, force: true })
  write('headers.json', '{"contentSecurityPolicy":"script-src \'sha256-old\'"}')
  write('en/index.html', 'old home')
  write('de/index.html', 'old german home')
  write('en/landers/gallery/index.html', 'old lander')
  write('en/404/index.html', 'old lost')
  made = 0
})

/** What says the same each time, but the time of day and the connection. */
const lasting = ({ status, headers, body }: HostResponse) => {
  const { date, connection, 'keep-alive': keepAlive, 'x-request-id': id, ...rest } = headers
  return { status, headers: rest, body: body.toString() }
}

test.each(['/en', '/', '/en/landers/gallery', '/en/landers/gallery/none'])(
  'OPS-4 a repeated response to %s says what the first one said, without the app',
  async (path) => {
    const [first, second] = [await get(path), await get(path)]
    expect(made).toBe(1)
    expect(lasting(second)).toEqual(lasting(first))
    const { body, headers } = await get(`${path}?utm_source=mail`)
    expect(body.equals(first.body)).toBe(true)
    expect(headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(made).toBe(1)
  },
)

test('OPS-5 pages that there are not are never remembered', async () => {
  for (const _ of [1, 2]) expect((await get('/en/nothing')).status).toBe(404)
  expect(made).toBe(2)
})

test('PRF-1 what the server may draw the next time is not repeated', async () => {
  for (const path of ['/members/nothing', '/members/nothing', '/en', '/en'])
    await sendRequest(drawing.port, { host: 'harbour.example', path })
  expect(made).toBe(3)
})

test('OPS-4 a page that the visitor has is not sent again, by the app or from memory', async () => {
  const { etag = '' } = (await get('/en')).headers
  const again = await get('/en', { 'if-none-match': `"other", ${etag}` })
  const byDateToo = { 'if-none-match': etag, 'if-modified-since': new Date(0).toUTCString() }
  for (const response of [again, await get('/en', byDateToo)])
    expect(lasting(response)).toMatchObject({ status: 304, body: '' })
  expect(again.headers['cache-control']).toBe('no-cache')
  expect(again.headers['content-type']).toBeUndefined()
  expect(made).toBe(1)
  expect((await get('/en', { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get('/en', { range: 'bytes=0-2' })).status).toBe(206)
})

test('LOC-2 a response is repeated to visitors of its language only', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9' }
  const cookie = { ...german, cookie: `${constants.cookies.locale}=en` }
  for (const _ of [1, 2]) {
    expect(await read('/', german)).toBe('old german home')
    expect(await read('/', { 'accept-language': 'cs' })).toBe('old home')
    expect(await read('/', cookie)).toBe('old home')
    expect(await read('/', { 'accept-language': 'de' })).toBe('old german home')
  }
  expect(made).toBe(2)
})

describe('changes', () => {
  test('OPS-3 a new build is seen at once', async () => {
    publish('one', 'first home')
    expect([await read('/en'), await read('/en')]).toEqual(['first home', 'first home'])
    publish('two', 'second home')
    expect(await read('/en')).toBe('second home')
    publish('one', 'first home')
  })

  test('OPS-3 a changed file is seen a second later', async () => {
    expect([await read('/'), await read('/')]).toEqual(['old home', 'old home'])
    write('en/index.html', 'new home')
    pass()
    expect(await read('/')).toBe('new home')
  })

  test('TRU-3 a page that stays the same gets a new policy', async () => {
    await read('/en')
    write('headers.json', '{"contentSecurityPolicy":"script-src \'sha256-new\'"}')
    pass()
    const { headers } = await get('/en')
    expect(headers['content-security-policy']).toContain('sha256-new')
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
    expect((await get('/en/landers/gallery')).status).toBe(404)
  })
})

test('OPS-9 a process that hands over repeats nothing', async () => {
  await get('/en')
  open.handOver()
  expect((await get('/en')).status).toBe(502)
})
