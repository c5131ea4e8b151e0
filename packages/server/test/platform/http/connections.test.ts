import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@bouquet/contract/schemas'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../../src/app/createApp.ts'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { rawRequest, rawSocket } from '../../support/rawSocket.ts'
import { testServer } from '../../support/server.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
mkdirSync(join(siteDir, 'harbour.example/en'), { recursive: true })
writeFileSync(join(siteDir, 'harbour.example/en/index.html'), 'english home')

const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) })
beforeEach(() => logged.splice(0))

const limits = { requestMs: 600, uploadBytesPerSecond: 20_000, maxConnections: 20 }
const { services } = await testServer({ siteDir })

async function openServer(own: Partial<typeof limits> = {}, trustProxy = false) {
  const open = await openPort(0, { ...limits, ...own })
  const config = { ...services.config, trustProxy }
  await open.respondWith(createApp({ ...services, config, log }).fetch)
  afterAll(() => open.close())
  return open
}
const { port } = await openServer()

const json = (path: string, length: number) => [
  `POST ${path} HTTP/1.1`,
  'Host: harbour.example',
  'Content-Type: application/json',
  `Content-Length: ${length}`,
]

const statusOf = (response: string) => response.match(/^HTTP\/1\.1 (\d+)/)?.[1]

test.each(['http://evil.example/en', 'https://evil.example/en', 'https://harbour.example/en'])(
  'RTE-9 the request line %s switches neither host nor scheme',
  async (target) => {
    const response = await rawRequest(port, `GET ${target} HTTP/1.1`, 'Host: harbour.example')
    expect(statusOf(response)).toBe('200')
    expect(response).toContain('english home')
    expect(response.toLowerCase()).not.toContain('strict-transport-security')
  },
)

test('RTE-9 the host of the request line does not open another brand’s site', async () => {
  const response = await rawRequest(
    port,
    'GET http://harbour.example/en HTTP/1.1',
    'Host: evil.example',
  )
  expect(response).toContain('unknown_domain')
})

test('RTE-9 the scheme is the proxy’s word when it is trusted', async () => {
  const behind = await openServer({}, true)
  const send = (proto: string) =>
    rawRequest(
      behind.port,
      'GET https://harbour.example/en HTTP/1.1',
      'Host: harbour.example',
      `X-Forwarded-Proto: ${proto}`,
    )
  expect((await send('https')).toLowerCase()).toContain('strict-transport-security')
  expect((await send('http')).toLowerCase()).not.toContain('strict-transport-security')
})

test('OPS-7 headers that do not end are cut off', async () => {
  const socket = await rawSocket(port)
  socket.write('GET /en HTTP/1.1', 'Host: harbour.example', 'X-Slow: ')
  expect(statusOf(await socket.rest())).toBe('408')
})

test('OPS-7 a body that does not come in time is cut off, and nothing is logged', async () => {
  const socket = await rawSocket(port)
  socket.write(...json(calls.login.path, 1_000), '', '{"email":')
  expect(statusOf(await socket.rest())).toBe('408')
  expect(logged).toEqual([])
})

test('OPS-7 a body that drips is cut off, too, though every byte comes in time', async () => {
  const socket = await rawSocket(port)
  socket.write(...json(calls.login.path, 1_000), '', '{')
  const dripping = setInterval(() => socket.write(' '), 50)
  expect(statusOf(await socket.rest())).toBe('408')
  clearInterval(dripping)
})

test('OPS-7 a body that drips is cut off, too, when the answer did not wait for it', async () => {
  const open = await openPort(0, limits)
  await open.respondWith(() => new Response('answered'))
  const socket = await rawSocket(open.port)
  socket.write('GET /en HTTP/1.1', 'Host: harbour.example', 'Content-Length: 1000', '', '')
  let sent = 0
  let dripping: NodeJS.Timeout | undefined
  const goesOn = new Promise<string>((resolve) => {
    dripping = setInterval(() => {
      socket.write(' ')
      sent += 1
      if (sent === 200) resolve('still open')
    }, 20)
  })
  expect(await Promise.race([socket.rest(), goesOn])).toContain('answered')
  clearInterval(dripping)
  open.close()
})

const upload = [
  'POST /api/photo.php HTTP/1.1',
  'Host: harbour.example',
  'Content-Type: multipart/form-data; boundary=x',
  'Transfer-Encoding: chunked',
]

test('OPS-7 an upload below the minimum rate is cut off', async () => {
  const socket = await rawSocket(port)
  socket.write(...upload, '', '')
  const dripping = setInterval(() => socket.write('1', ' ', ''), 50)
  expect(statusOf(await socket.rest())).toBe('408')
  clearInterval(dripping)
})

test('OPS-7 an upload that comes at the minimum rate takes its time', async () => {
  const socket = await rawSocket(port)
  socket.write(...upload, 'Connection: close', '', '')
  const chunk = ['1000', ' '.repeat(4_096), '']
  let sent = 0
  const sending = setInterval(() => {
    sent += 1
    if (sent <= 12) return socket.write(...chunk)
    clearInterval(sending)
    socket.write('0', '', '')
  }, 100)
  expect(statusOf(await socket.rest())).not.toBe('408')
  expect(sent).toBe(13)
})

test.each([
  ['of known length', ['Content-Length: 1000']],
  ['in chunks', ['Transfer-Encoding: chunked']],
])('OPS-7 a visitor who leaves in the middle of a body %s is no error', async (_, headers) => {
  const socket = await rawSocket(port)
  socket.write(
    `POST ${calls.login.path} HTTP/1.1`,
    'Host: harbour.example',
    ...headers,
    '',
    '5',
    'abcde',
    '',
  )
  // The next request is answered after the server has read what came before.
  await rawRequest(port, 'GET /en HTTP/1.1', 'Host: harbour.example')
  socket.reset()
  await rawRequest(port, 'GET /en HTTP/1.1', 'Host: harbour.example')
  await rawRequest(port, 'GET /api/settings.php HTTP/1.1', 'Host: harbour.example')
  expect(logged).toEqual([])
})

test('OPS-7 connections above the limit are refused, and the next is taken when one has ended', async () => {
  const few = await openServer({ maxConnections: 2 })
  const first = await rawSocket(few.port)
  await rawSocket(few.port)
  const third = await rawSocket(few.port)
  expect(await third.rest()).toBe('')
  first.reset()
  await first.rest()
  await expect
    .poll(() => rawRequest(few.port, 'GET /en HTTP/1.1', 'Host: harbour.example'))
    .toContain('english home')
})
