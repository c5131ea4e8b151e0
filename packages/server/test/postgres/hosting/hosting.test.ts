import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { streams } from '@bouquet/contract'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { figures } from '../../../src/tables/index.ts'
import { freePort } from '../../support/freePort.ts'
import { type HostRequest, open, sendRequest } from '../../support/hosting/sendRequest.ts'
import { startCaddy, startNginx } from '../../support/hosting/webServers.ts'
import { writeConfigurations } from '../../support/hosting/writeConfigurations.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { cases, commonHeaders } from './cases.ts'
import { brandsOf, writeTree } from './writeTree.ts'

const hosts = 1_000

const tree = await writeTree(hosts)
const brands = brandsOf(hosts)

const server = await testServer({ siteDir: tree.site, brands, trustProxy: true })
/** The headers of the latest request that reached the bundled server. */
let received = new Headers()
const bundled = await openPort(0, server.services.config.limits, {
  respondFirst(request) {
    received = request.headers
    return undefined
  },
})
await bundled.respondWith(server.app.fetch, server.repeat)

const ports = {
  'the bundled server': bundled.port,
  nginx: await freePort(),
  Caddy: await freePort(),
}
const cleanUps: (() => void | Promise<void>)[] = [bundled.close, tree.remove]

beforeAll(async () => {
  const { folder: configurations } = await writeConfigurations(tree, {
    HOSTING_TLS: 'off',
    HOSTING_ADDRESSES: '127.0.0.1',
    HOSTING_HTTP_PORT: String(ports.nginx),
    HOSTING_UPSTREAM: `127.0.0.1:${bundled.port}`,
    HOSTING_PROXIES: '127.0.0.1',
  })
  const nginx = await startNginx(tree.folder, configurations, ports.nginx)
  cleanUps.unshift(nginx.end)
  const caddy = await startCaddy(tree.folder, configurations, ports.Caddy)
  // Asked to stop, it waits long for open connections.
  cleanUps.unshift(() => caddy.end('SIGKILL'))
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

describe.each(Object.entries(ports))('OPS-4 GEN-3 a thousand hosts behind %s', (_, port) => {
  test('OPS-4 GEN-3 a thousand hosts behind a web server answer every case alike', async () => {
    for (const { title, expected, ...sent } of cases) {
      const response = await sendRequest(port, sent)
      const { status, text = '', body, headers = {} } = expected
      expect.soft(response.status, title).toBe(status)
      expect.soft(response.body.toString(), title).toContain(text)
      if (body) expect.soft(response.body.equals(body), title).toBe(true)
      expect.soft(response.headers, title).toMatchObject(headers)
      if (port === bundled.port || status === 416) continue
      const reference = await sendRequest(bundled.port, sent)
      expect.soft(commonHeaders(response), title).toEqual(commonHeaders(reference))
    }
  })

  test('OPS-4 GEN-3 behind a web server a page that the visitor has is not sent again', async () => {
    const sent = { path: '/de', headers: { 'accept-encoding': 'br' } }
    const { etag = '' } = (await sendRequest(port, sent)).headers
    const headers = { ...sent.headers, 'if-none-match': etag }
    const again = await sendRequest(port, { ...sent, headers })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['cache-control']).toBe('no-cache')
    expect((await sendRequest(port, { ...sent, headers: { 'if-none-match': etag } })).status).toBe(
      200,
    )
  })

  test('DSK-6 visits are counted once, whoever sends the page', async () => {
    await server.services.visits.flush()
    await server.db.delete(figures)
    const agent = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    }
    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      sendRequest(port, { path, headers: { ...agent, ...headers } })
    const { headers } = await get('/de')
    await get('/de', { 'if-none-match': headers['etag'] ?? '' })
    for (let time = 0; time < 3; time += 1) await get('/de/landers/gallery?network=paper')
    await get('/', { 'accept-language': 'de-AT,en;q=0.8' })
    // The server chooses the language.
    await get('/', { 'accept-language': 'en;q=0.2, de;q=0.7' })
    await get('/de/pages/terms')
    await get('/de/landers/missing')
    await get('/de', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await get('/de', { 'sec-purpose': 'prefetch' })
    const counted = async () => {
      await server.services.visits.flush()
      const rows = await server.db.select().from(figures)
      return rows.map(({ lander, locale, source, count }) => [lander, locale, source, count])
    }
    await expect
      .poll(async () => (await counted()).toSorted())
      .toEqual([
        ['gallery', 'de', 'paper', 3],
        ['home', 'de', 'none', 3],
      ])
  })

  test('OPS-4 GEN-3 behind a web server HEAD is answered without a body', async () => {
    const { status, body, headers } = await sendRequest(port, { path: '/de', method: 'HEAD' })
    expect([status, body.length]).toEqual([200, 0])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('OPS-4 GEN-3 a POST reaches the server behind a web server, with the visitor’s address and host', async () => {
    const login: HostRequest = {
      path: calls.login.path,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://brand3.example' },
      host: 'brand3.example',
      body: JSON.stringify({ email: 'nobody@post.example', password: 'long enough' }),
    }
    const response = await sendRequest(port, login)
    expect(response.body.toString()).toContain('"code":"login_failed"')
    if (port === bundled.port) return
    expect(received.get('x-forwarded-host')).toBe('brand3.example')
    const spoofed = { ...login.headers, 'x-forwarded-for': '192.0.2.6, 192.0.2.7' }
    await sendRequest(port, { ...login, headers: spoofed })
    expect(received.get('x-forwarded-for')).toBe('192.0.2.7')
    await sendRequest(port, { ...login, headers: spoofed, from: '127.0.0.2' })
    expect(received.get('x-forwarded-for')).toBe('127.0.0.2')
  })

  test('OPS-4 GEN-3 a live event arrives through a web server while its stream is open', async () => {
    const ada = await joinMember(server, { name: 'Ada' })
    const bo = await joinMember(server, { name: 'Bo' })
    const cookie = [...bo.client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const stream = await open(port, { path: streams.events, headers: { cookie } })
    let text = ''
    const arrived = new Promise<void>((resolve) => {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
        if (text.includes('Good evening')) resolve()
      })
    })
    await ada.client.call(calls.sendMessage, {
      body: {
        profile: bo.user.id,
        text: 'Good evening',
        client_id: clientMessageIdSchema.parse(randomUUID()),
      },
    })
    await arrived
    stream.destroy()
  })
})

test('OPS-4 DSK-6 pages that are counted come from the disk while the server is away', async () => {
  const away = { nginx: await freePort(), caddy: await freePort() }
  const { folder: configurations } = await writeConfigurations(tree, {
    HOSTING_TLS: 'off',
    HOSTING_ADDRESSES: '127.0.0.1',
    HOSTING_HTTP_PORT: String(away.nginx),
    HOSTING_UPSTREAM: `127.0.0.1:${await freePort()}`,
  })
  const folder = await mkdtemp(join(tree.folder, 'away-'))
  const nginx = await startNginx(folder, configurations, away.nginx)
  cleanUps.unshift(nginx.end)
  const caddy = await startCaddy(folder, configurations, away.caddy)
  cleanUps.unshift(() => caddy.end('SIGKILL'))
  for (const port of Object.values(away)) {
    for (const path of ['/de', '/de/landers/gallery/sea', '/']) {
      const { status, body, headers } = await sendRequest(port, { path })
      expect([port, path, status]).toEqual([port, path, 200])
      expect(body.toString()).toContain(path === '/' ? 'english home' : 'german')
      expect(headers['cache-control']).toBe('no-cache')
    }
  }
})
