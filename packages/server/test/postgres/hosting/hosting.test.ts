import { randomUUID } from 'node:crypto'
import { streams } from '@bouquet/contract'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { testBrand } from '../../support/brand.ts'
import { freePort } from '../../support/freePort.ts'
import { ask, open, type Question } from '../../support/hosting/ask.ts'
import { startCaddy, startNginx } from '../../support/hosting/webServers.ts'
import { writeConfigurations } from '../../support/hosting/writeConfigurations.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { cases, commonHeaders } from './cases.ts'
import { domainOf, writeTree } from './writeTree.ts'

const hosts = 1_000

const tree = await writeTree(hosts)
const brand = testBrand('brand0', { signup_credits: 20 })
const brands = Array.from({ length: hosts }, (_, index) => ({
  ...brand,
  id: `brand${index}`,
  domains: [domainOf(index)],
  domainLanguage: index === hosts - 1 ? ('de' as const) : null,
}))

const server = await testServer({ siteDir: tree.site, brands, trustProxy: true })
/** The headers of the latest request that reached the bundled server. */
let received = new Headers()
const bundled = await openPort(0, server.services.config.limits, {
  answerFirst(request) {
    received = request.headers
    return undefined
  },
})
await bundled.answerWith(server.app.fetch, server.repeat)

const ports = {
  'the bundled server': bundled.port,
  nginx: await freePort(),
  Caddy: await freePort(),
}
const cleanUps: (() => void | Promise<void>)[] = [bundled.close, tree.remove]

beforeAll(async () => {
  const configurations = await writeConfigurations(tree, {
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
  test('every case', async () => {
    for (const { title, expected, ...question } of cases) {
      const answer = await ask(port, question)
      const { status, text = '', body, headers = {} } = expected
      expect.soft(answer.status, title).toBe(status)
      expect.soft(answer.body.toString(), title).toContain(text)
      if (body) expect.soft(answer.body.equals(body), title).toBe(true)
      expect.soft(answer.headers, title).toMatchObject(headers)
      if (port === bundled.port || status === 416) continue
      const reference = await ask(bundled.port, question)
      expect.soft(commonHeaders(answer), title).toEqual(commonHeaders(reference))
    }
  })

  test('a page that the visitor has is not sent again', async () => {
    const question = { path: '/de/', headers: { 'accept-encoding': 'br' } }
    const { etag = '' } = (await ask(port, question)).headers
    const headers = { ...question.headers, 'if-none-match': etag }
    const again = await ask(port, { ...question, headers })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['cache-control']).toBe('no-cache')
    expect((await ask(port, { ...question, headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('HEAD is answered without a body', async () => {
    const { status, body, headers } = await ask(port, { path: '/de/', method: 'HEAD' })
    expect([status, body.length]).toEqual([200, 0])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('a POST reaches the server, with the visitor’s address and host', async () => {
    const login: Question = {
      path: calls.login.path,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://brand3.example' },
      host: 'brand3.example',
      body: JSON.stringify({ email: 'nobody@post.example', password: 'long enough' }),
    }
    const answer = await ask(port, login)
    expect(answer.body.toString()).toContain('"code":"login_failed"')
    if (port === bundled.port) return
    expect(received.get('x-forwarded-host')).toBe('brand3.example')
    const spoofed = { ...login.headers, 'x-forwarded-for': '192.0.2.6, 192.0.2.7' }
    await ask(port, { ...login, headers: spoofed })
    expect(received.get('x-forwarded-for')).toBe('192.0.2.7')
    await ask(port, { ...login, headers: spoofed, from: '127.0.0.2' })
    expect(received.get('x-forwarded-for')).toBe('127.0.0.2')
  })

  test('a live event arrives while its stream is open', async () => {
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
