import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { drainable } from '../../../src/platform/http/drain.ts'

const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** A server whose answers the test gives, asked over connections that are kept. */
async function setUp() {
  const answers: (() => void)[] = []
  const server = createServer((_, response) => {
    answers.push(() => response.end('done'))
  })
  const drain = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  agents.push(agent)
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => resolve(answer.resume())).on(
        'error',
        reject,
      )
    })
  /** Waits until so many requests wait for their answers, then gives them. */
  async function answerAll(count: number) {
    await arrival(count)
    for (const answer of answers.splice(0)) answer()
  }
  async function arrival(count: number) {
    while (answers.length < count) await wait(5)
  }
  return { drain, ask, arrival, answerAll }
}

test('OPS-9 a stop finishes all thirteen requests under way, and takes no new connection', async () => {
  const { drain, ask, arrival, answerAll } = await setUp()
  const underWay = Array.from({ length: 13 }, ask)
  await arrival(13)
  const drained = drain(10_000)
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await answerAll(13)
  const answers = await Promise.all(underWay)
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual(
    answers.map(() => [200, 'close']),
  )
  await drained
})

test('OPS-9 a request on a connection that was kept is still answered, and told that it closes', async () => {
  const { drain, ask, answerAll } = await setUp()
  const first = ask()
  await answerAll(1)
  expect((await first).headers.connection).toBe('keep-alive')
  await wait(20)
  const drained = drain(10_000)
  const second = ask()
  await answerAll(1)
  expect((await second).headers.connection).toBe('close')
  await drained
})

test('OPS-9 a request that outlasts the limit does not hold up the stop', async () => {
  const { drain, ask, arrival } = await setUp()
  const stuck = ask().then(
    () => 'answered',
    () => 'ended',
  )
  await arrival(1)
  await drain(100)
  expect(await stuck).toBe('ended')
})
