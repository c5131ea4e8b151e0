import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { drainable } from '../../../src/platform/http/drain.ts'

const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** A server that responds when the test says so, over connections that stay open. */
async function setUp() {
  const pending: (() => void)[] = []
  const server = createServer((_, response) => {
    pending.push(() => response.end('done'))
  })
  const drain = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  agents.push(agent)
  const send = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (response) => resolve(response.resume())).on(
        'error',
        reject,
      )
    })
  /** Responds to requests once so many have arrived. */
  async function respondAll(count: number) {
    await arrival(count)
    for (const respond of pending.splice(0)) respond()
  }
  async function arrival(count: number) {
    while (pending.length < count) await wait(5)
  }
  return { drain, send, arrival, respondAll }
}

test('OPS-9 a stop finishes all thirteen requests under way, and takes no new connection', async () => {
  const { drain, send, arrival, respondAll } = await setUp()
  const underWay = Array.from({ length: 13 }, send)
  await arrival(13)
  const drained = drain(10_000)
  await expect(send()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await respondAll(13)
  const responses = await Promise.all(underWay)
  expect(responses.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual(
    responses.map(() => [200, 'close']),
  )
  await drained
})

test('OPS-9 a request on an open connection is still answered, and told that it closes', async () => {
  const { drain, send, respondAll } = await setUp()
  const first = send()
  await respondAll(1)
  expect((await first).headers.connection).toBe('keep-alive')
  await wait(20)
  const drained = drain(10_000)
  const second = send()
  await respondAll(1)
  expect((await second).headers.connection).toBe('close')
  await drained
})

test('OPS-9 a request that outlasts the limit does not hold up the stop', async () => {
  const { drain, send, arrival } = await setUp()
  const stuck = send().then(
    () => 'answered',
    () => 'ended',
  )
  await arrival(1)
  await drain(100)
  expect(await stuck).toBe('ended')
})
