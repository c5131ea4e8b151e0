import { EventEmitter } from 'node:events'
import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { reconcilePayments } from '../../../src/features/payments/index.ts'
import type { JobCounts } from '../../../src/platform/jobs/Jobs.ts'
import { openMetrics } from '../../../src/platform/metrics/Metrics.ts'
import { callOf, measured } from '../../../src/platform/metrics/measured.ts'
import { observe } from '../../../src/platform/metrics/observe.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const origin = 'https://harbour.example'

const requestTo = (path: string, method = 'GET') => new Request(`${origin}${path}`, { method })

/** The value of one series as Prometheus reads it. */
async function read(metrics: ReturnType<typeof openMetrics>, series: string) {
  const lines = (await metrics.registry.metrics()).split('\n')
  return lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1)
}

test('OPS-10 requests are counted by call and status, whatever path is asked for', async () => {
  const metrics = openMetrics()
  const fetch = measured(metrics, server.app.fetch)
  await fetch(requestTo(calls.settings.path), {})
  await fetch(requestTo(`${calls.settings.path}?x=1`), {})
  await fetch(requestTo(calls.likes.path), {})
  for (const path of ['/api/guess-1.php', '/api/guess-2.php']) await fetch(requestTo(path), {})

  expect(await read(metrics, 'bouquet_requests_total{call="settings",status="200"}')).toBe('2')
  expect(await read(metrics, 'bouquet_requests_total{call="likes",status="403"}')).toBe('1')
  expect(await read(metrics, 'bouquet_requests_total{call="other",status="404"}')).toBe('2')
  const latency = 'bouquet_request_duration_seconds_bucket{le="+Inf",call="settings"}'
  expect(await read(metrics, latency)).toBe('2')
  expect(await metrics.registry.metrics()).not.toContain('guess')
})

test('OPS-10 every request has the name of its call, or one of few others', () => {
  const { updateUser, getUser, sendMessage } = calls
  expect(callOf(requestTo(getUser.path))).toBe('getUser')
  expect(callOf(requestTo(updateUser.path, updateUser.method))).toBe('updateUser')
  expect(callOf(requestTo(sendMessage.path, 'POST'))).toBe('sendMessage')
  expect(callOf(requestTo(sendMessage.path, 'DELETE'))).toBe('other')
  expect(callOf(requestTo('/api/desk/photos.php'))).toBe('desk.photos')
  expect(callOf(requestTo(`${streams.photo}/1/clear.webp`))).toBe('photo')
  expect(callOf(requestTo(streams.events))).toBe('events')
  expect(callOf(requestTo('/en/about'))).toBe('page')
})

test('OPS-10 open event streams are counted until their connection ends', async () => {
  const metrics = openMetrics()
  const fetch = measured(metrics, () => new Response('retry: 1\n\n'))
  const outgoing = new EventEmitter()
  await fetch(requestTo(streams.events), { outgoing })
  expect(await read(metrics, 'bouquet_open_streams')).toBe('1')
  outgoing.emit('close')
  expect(await read(metrics, 'bouquet_open_streams')).toBe('0')
})

test('OPS-10 the reconciliation counts its runs and the problems that it leaves', async () => {
  const { services } = server
  await reconcilePayments(services)
  expect(await read(services.metrics, 'bouquet_reconciliations_total')).toBe('1')
  expect(await read(services.metrics, 'bouquet_reconciliation_problems_total')).toBe('0')
})

const mail: JobCounts = { kind: 'mail', waiting: 3, delayed: 1, active: 2, failed: 4 }

function observed(jobs: { counts(): Promise<readonly JobCounts[]> }, isAvailable = true) {
  const metrics = openMetrics()
  const availability = { ...server.database.availability, isAvailable: () => isAvailable }
  const connections = () => ({ total: 5, idle: 2, waiting: 7 })
  observe(metrics.registry, { database: { availability, connections }, jobs })
  return metrics
}

test('OPS-10 jobs are shown by kind and state, connections by state', async () => {
  let reads = 0
  const metrics = observed({
    async counts() {
      reads += 1
      return [mail]
    },
  })
  expect(await read(metrics, 'bouquet_jobs{kind="mail",state="waiting"}')).toBe('3')
  expect(await read(metrics, 'bouquet_jobs{kind="mail",state="failed"}')).toBe('4')
  expect(await read(metrics, 'bouquet_database_connections{state="waiting"}')).toBe('7')
  expect(reads).toBe(1)
})

test('OPS-10 metrics come although the database is away or silent', async () => {
  const away = observed({ counts: () => Promise.reject(new Error('asked in vain')) }, false)
  expect(await read(away, 'bouquet_database_up')).toBe('0')
  const silent = observed({ counts: () => new Promise(() => undefined) })
  expect(await read(silent, 'bouquet_database_up')).toBe('1')
})
