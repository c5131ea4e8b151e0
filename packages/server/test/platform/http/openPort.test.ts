import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../../../src/platform/config.ts'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { freePort } from '../../support/freePort.ts'

const { limits } = parseConfig({})

const statusOf = (port: number, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}/`, { method }).then(
    ({ status }) => status,
    () => 'refused' as const,
  )

test('OPS-9 a process that stops sends reading requests elsewhere, and still takes those that must not be sent twice', async () => {
  const open = await openPort(0, limits)
  onTestFinished(open.close)
  await open.respondWith(() => new Response('done'))
  expect(await statusOf(open.port)).toBe(200)
  open.handOver()
  expect(await statusOf(open.port)).toBe(502)
  expect(await statusOf(open.port, 'POST')).toBe(200)
})

test('OPS-9 a port that opens late refuses connections until the program answers', async () => {
  const port = await freePort()
  const open = await openPort(port, limits, { opensLate: true })
  onTestFinished(open.close)
  expect(await statusOf(port)).toBe('refused')
  await open.respondWith(() => new Response('done'))
  expect(await statusOf(port)).toBe(200)
})

test.each([false, true])('OPS-1 a port in use is refused at once (late: %s)', async (opensLate) => {
  const open = await openPort(0, limits)
  onTestFinished(open.close)
  await expect(openPort(open.port, limits, { opensLate })).rejects.toMatchObject({
    code: 'port_unavailable',
  })
})
