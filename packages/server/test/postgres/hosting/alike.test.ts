import { calls } from '@bouquet/contract/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { freePort } from '../../support/freePort.ts'
import {
  type HostRequest,
  type HostResponse,
  sendRequest,
} from '../../support/hosting/sendRequest.ts'
import { startCaddy, startNginx } from '../../support/hosting/webServers.ts'
import { writeConfigurations } from '../../support/hosting/writeConfigurations.ts'
import { testServer } from '../../support/server.ts'
import { type Row, rows } from './alikeTable.ts'
import { commonHeaders } from './cases.ts'
import { brandsOf, writeTree } from './writeTree.ts'

const hosts = 3
const tree = await writeTree(hosts)
const brands = brandsOf(hosts)
const server = await testServer({ siteDir: tree.site, brands, trustProxy: true })
const bundled = await openPort(0, server.services.config.limits)
await bundled.respondWith(server.app.fetch, server.repeat)
const ports = { nginx: await freePort(), Caddy: await freePort() }
const cleanUps: (() => void | Promise<void>)[] = [bundled.close, tree.remove]

beforeAll(async () => {
  const { folder } = await writeConfigurations(tree, {
    HOSTING_TLS: 'off',
    HOSTING_ADDRESSES: '127.0.0.1',
    HOSTING_HTTP_PORT: String(ports.nginx),
    HOSTING_UPSTREAM: `127.0.0.1:${bundled.port}`,
  })
  const nginx = await startNginx(tree.folder, folder, ports.nginx)
  cleanUps.unshift(nginx.end)
  const caddy = await startCaddy(tree.folder, folder, ports.Caddy)
  cleanUps.unshift(() => caddy.end('SIGKILL'))
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

/** What a visitor or a search engine can tell two responses apart by. */
const visible = (response: HostResponse) => ({
  status: response.status,
  headers: commonHeaders(response),
  repeated: response.repeated,
  body: response.body.toString('base64'),
})

const sendRow = async (port: number, row: Row) => {
  const response = await sendRequest(port, row)
  return row.differs?.same === 'status' ? { status: response.status } : visible(response)
}

const titleOf = ({ method = 'GET', path, host, hosts, headers }: Row) =>
  JSON.stringify([method, path.slice(0, 60), host ?? hosts, headers]).slice(0, 160)

test.each(Object.entries(ports))(
  'OPS-12 %s answers as the bundled server does',
  async (_, port) => {
    for (const row of rows) {
      if (row.differs?.same === 'nothing') continue
      const [expected, response] = [await sendRow(bundled.port, row), await sendRow(port, row)]
      expect.soft(response, titleOf(row)).toEqual(expected)
    }
  },
)

test('OPS-12 the table is long, and few of its rows differ', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ differs }) => differs?.same === 'status').length).toBeLessThan(18)
  expect(rows.filter(({ differs }) => differs?.same === 'nothing').length).toBeLessThan(5)
})

describe.each(Object.entries({ 'the bundled server': bundled.port, ...ports }))('%s', (_, port) => {
  const get = async (request: HostRequest) => {
    const { status, headers, repeated, body } = await sendRequest(port, request)
    return { status, headers, repeated, body: body.toString() }
  }

  test('OPS-12 each page has one address', async () => {
    const moved = [
      [{ path: '/de/' }, 'http://brand0.example/de'],
      [{ path: '/de/?a=b' }, 'http://brand0.example/de?a=b'],
      [{ path: '/chats/' }, 'http://brand0.example/chats'],
      [{ path: '/', host: 'www.brand0.example' }, 'http://brand0.example/'],
      [{ path: '/de/', host: 'WWW.brand0.example.' }, 'http://brand0.example/de'],
      [{ path: '/de', host: 'brand0.example.:8080' }, 'http://brand0.example:8080/de'],
      [{ path: '/chats', host: 'www.brand0.example' }, 'http://brand0.example/chats'],
    ] as const
    for (const [request, location] of moved)
      expect
        .soft(await get(request), location)
        .toMatchObject({ status: 308, headers: { location } })
    for (const path of ['//evil.example/', '/%5cevil.example/', '/%2fevil.example/'])
      expect.soft((await get({ path })).status, path).toBe(404)
  })

  test('OPS-12 pages are only read, and odd hosts are refused', async () => {
    for (const method of ['POST', 'TRACE', 'PUT'])
      expect(await get({ path: '/de', method })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      })
    expect((await get({ path: '/pages/withdraw', method: 'PUT' })).headers['allow']).toContain(
      'POST',
    )
    const hosts = [['brand0.example:99999'], ['brand0.example', 'brand1.example'], []]
    for (const each of hosts) expect((await get({ path: '/de', hosts: each })).status).toBe(400)
  })

  test('OPS-12 an upload over the limit is refused as the contract says', async () => {
    const request = rows.findLast(({ path }) => path === calls.uploadPhoto.path)
    if (!request) throw new Error('No row uploads.')
    const { status, headers, body } = await get(request)
    expect([status, headers['content-type']]).toEqual([413, 'application/json'])
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'photo_too_large', field: 'file' } })
  })

  test('OPS-4 no header comes twice with a range that there is not', async () => {
    const { status, repeated } = await get({
      path: '/assets/film.1234.mp4',
      headers: { range: 'bytes=20000-' },
    })
    expect([status, repeated]).toEqual([416, []])
  })
})
