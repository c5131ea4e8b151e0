import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../../src/app/startServer.ts'
import { parseConfig } from '../../../src/platform/config.ts'
import { alwaysAvailable } from '../../../src/platform/database/availability.ts'
import { openOperations } from '../../../src/platform/health/operations.ts'
import { type Parts, readiness } from '../../../src/platform/health/readiness.ts'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { writeThemes } from '../../app/crash/process.ts'
import { testDatabase } from '../../support/database.ts'
import { freePort } from '../../support/freePort.ts'

const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'bouquet-health-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const away = { ...alwaysAvailable, isAvailable: () => false }
const fail = async () => {
  throw new Error('The store is away.')
}
const silence = () => new Promise<never>(() => undefined)

const parts: Parts = {
  database: { db, availability: alwaysAvailable },
  bus: { isConnected: () => true },
  space: { fullDrive: () => undefined, look: async () => undefined },
  eventBus: { isConnected: () => true },
  jobs: { isRunning: () => true },
  photoFiles: { check: async () => undefined },
}
const allOk = { database: 'ok', listener: 'ok', event_bus: 'ok', jobs: 'ok', storage: 'ok' }

const observed = (own: Parts) => ({
  readiness: readiness(own),
  registry: { metrics: async () => 'up 1', contentType: 'text/plain' },
})

/** Asks as a load balancer does, for a host that is no brand's. */
async function askReady(own: Partial<Parts> = {}) {
  const operations = openOperations({ hasPrivatePort: false })
  operations.observe(observed({ ...parts, ...own }))
  const response = await operations.respondPublic(new Request('http://10.0.0.7:4321/readyz'), {})
  return { status: response?.status, body: await response?.json() }
}

test('OPS-10 a process with all its parts is ready, whatever host name it is asked by', async () => {
  expect(await askReady()).toEqual({ status: 200, body: { status: 'ready', parts: allOk } })
})

const outages: readonly (readonly [keyof typeof allOk, Partial<Parts>])[] = [
  ['database', { database: { db, availability: away } }],
  ['listener', { bus: { isConnected: () => false } }],
  ['jobs', { jobs: { isRunning: () => false } }],
  ['storage', { photoFiles: { check: fail } }],
  ['storage', { photoFiles: { check: silence } }],
]
test.for(outages)(
  'OPS-10 a process is not ready while its %s is away, and says so',
  async ([name, own]) => {
    expect(await askReady(own)).toEqual({
      status: 503,
      body: { status: 'not_ready', parts: { ...allOk, [name]: 'away' } },
    })
  },
)

test.for(['storage', 'database'] as const)(
  'OPS-10 a process is not ready while the drive of its %s is full, and says that it is full, not away',
  async (drive) => {
    const space = { fullDrive: () => drive, look: async () => undefined }
    expect(await askReady({ space })).toEqual({
      status: 503,
      body: { status: 'not_ready', parts: { ...allOk, [drive]: 'full' } },
    })
  },
)

test('OPS-10 without NATS events still come, so its outage is named and the process stays ready', async () => {
  const { status, body } = await askReady({ eventBus: { isConnected: () => false } })
  expect({ status, body }).toMatchObject({ status: 200, body: { parts: { event_bus: 'away' } } })
  expect(await askReady({ eventBus: undefined })).toMatchObject({
    body: { parts: { event_bus: 'unused' } },
  })
})

test('OPS-10 however often readiness is asked for, the parts are tried once at a time', async () => {
  let tries = 0
  const check = readiness({
    ...parts,
    photoFiles: {
      async check() {
        tries += 1
      },
    },
  })
  await Promise.all([check(), check(), check()])
  await check()
  expect(tries).toBe(1)
})

test('OPS-10 a starting or stopping process is alive and not ready', async () => {
  const operations = openOperations({ hasPrivatePort: false })
  const send = async (path: string) => {
    const response = await operations.respondPublic(new Request(`http://any.example${path}`), {})
    return { status: response?.status, body: await response?.json() }
  }
  expect(await send('/readyz')).toEqual({ status: 503, body: { status: 'starting' } })
  operations.beginStop()
  expect(await send('/readyz')).toEqual({ status: 503, body: { status: 'stopping' } })
  expect(await send('/healthz')).toEqual({ status: 200, body: { status: 'alive' } })
})

/** Asks over the loopback address. */
const askPort = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
      const chunks = await response.setEncoding('utf8').toArray()
      resolve({ status: response.statusCode ?? 0, text: chunks.join('') })
    })
      .on('error', reject)
      .end()
  })

test('OPS-10 without a port of their own, metrics are for this machine alone', async () => {
  const operations = openOperations({ hasPrivatePort: false })
  operations.observe(observed(parts))
  const open = await openPort(0, parseConfig({}).limits, {
    respondFirst: operations.respondPublic,
  })
  onTestFinished(open.close)
  expect(await askPort(open.port, '/metrics')).toEqual({ status: 200, text: 'up 1' })
  const fromElsewhere: readonly Readonly<Record<string, string>>[] = [
    { host: 'harbour.example' },
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
  ]
  for (const headers of fromElsewhere) {
    expect((await askPort(open.port, '/metrics', headers)).text).not.toContain('up 1')
  }
})

test('OPS-10 with a port of their own, metrics and details are there alone', async () => {
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const operationsPort = await freePort()
  const settings = {
    PORT: '0',
    OPERATIONS_PORT: `${operationsPort}`,
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    THEMES_DIR: await writeThemes(folder),
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  }
  const { port, stop } = await startServer(parseConfig(settings))
  onTestFinished(stop)
  expect(await askPort(port, '/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' })
  expect((await askPort(port, '/metrics')).status).toBe(404)

  const named = { host: 'monitor.internal' }
  const { text } = await askPort(operationsPort, '/metrics', named)
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).toContain('bouquet_jobs{kind="reconciliation",state="waiting"} 0')
  expect(JSON.parse((await askPort(operationsPort, '/readyz', named)).text)).toEqual({
    status: 'ready',
    parts: { ...allOk, event_bus: 'unused' },
  })
  expect((await askPort(operationsPort, '/api/settings.php', named)).status).toBe(404)
})
