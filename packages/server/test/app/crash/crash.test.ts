import { randomUUID } from 'node:crypto'
import { calls } from '@bouquet/contract/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../support/database.ts'
import { joinProcess, read } from './joinProcess.ts'
import { serverProcess, startCredits } from './process.ts'

const rounds = 5
const messageCost = 5
const packageCredits = 60

const server = await serverProcess(await emptyDatabase())

beforeAll(() => server.start())
afterAll(async () => {
  await server.kill()
  await server.remove()
})

const join = (name: string) => joinProcess(server, name)

/** What may be repeated after a crash, as the page repeats it. */
interface WriteRequest {
  readonly path: string
  readonly body: string
  readonly type?: string
}

const attempt = (cookie: string, { path, body, type }: WriteRequest) =>
  server.send('POST', path, { cookie, body, ...(type && { type }) }).catch(() => undefined)

/** Sends requests side by side and kills the server as soon as the first few have responses. */
async function doUntilKilled(
  cookie: string,
  requests: readonly WriteRequest[],
  responsesBeforeKill: number,
) {
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  await Promise.all(
    requests.map(async (request) => {
      const response = await attempt(cookie, request)
      if (response === undefined || response.status >= 500) return
      acknowledged.push(request.body)
      if (acknowledged.length >= responsesBeforeKill) killed ??= server.kill()
    }),
  )
  await (killed ?? server.kill())
  return acknowledged
}

test('CHT-3 CRD-3 a server killed amid sending loses no acknowledged message and charges each once', async () => {
  const ada = await join('Ada')
  const bo = await join('Bo')
  const sent: string[] = []
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const requests = Array.from({ length: 8 }, () => {
      const client_id = randomUUID()
      sent.push(client_id)
      return {
        path: calls.sendMessage.path,
        body: JSON.stringify({ profile: bo.id, text: client_id, client_id }),
      }
    })
    acknowledged.push(...(await doUntilKilled(ada.cookie, requests, 1 + round)))
    await server.start()
    for (const request of requests) expect((await attempt(ada.cookie, request))?.status).toBe(200)
  }
  const thread = await server.send('GET', `${calls.conversation.path}?profile=${ada.id}`, {
    cookie: bo.cookie,
  })
  const { messages } = read(calls.conversation, thread.body)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(messages.map(({ client_id }) => String(client_id)).toSorted()).toEqual(sent.toSorted())
  expect(messages.map(({ number }) => number)).toEqual(sent.map((_, place) => place + 1))
  const offer = await server.send('GET', calls.credits.path, { cookie: ada.cookie })
  expect(read(calls.credits, offer.body).balance).toBe(startCredits - messageCost * sent.length)
})

test('CRD-3 a server killed amid payments credits each exactly once', async () => {
  const cleo = await join('Cleo')
  for (let round = 0; round < rounds; round += 1) {
    const order = JSON.stringify({
      package: 'credits-60',
      payment_method: 'card',
      idempotency_key: randomUUID(),
    })
    const begin = { path: calls.startPayment.path, body: order }
    await doUntilKilled(cleo.cookie, [begin, begin], 1)
    await server.start()
    const begun = read(calls.startPayment, (await attempt(cleo.cookie, begin))?.body ?? '')
    const reference = new URL(begun.redirect_url, 'http://provider.example').searchParams.get(
      'reference',
    )
    const pay = {
      path: '/api/sandbox/checkout',
      body: `reference=${reference}&choice=pay`,
      type: 'application/x-www-form-urlencoded',
    }
    await doUntilKilled(cleo.cookie, [pay, pay], 1 + (round % 2))
    await server.start()
    await attempt(cleo.cookie, pay)
    const status = `${calls.payment.path}?payment_id=${begun.payment.payment_id}`
    await server.until(status, cleo.cookie, ({ body }) => body.includes('"completed"'))
  }
  const offer = await server.send('GET', calls.credits.path, { cookie: cleo.cookie })
  expect(read(calls.credits, offer.body).balance).toBe(startCredits + rounds * packageCredits)
  const list = await server.send('GET', calls.transactions.path, { cookie: cleo.cookie })
  expect(read(calls.transactions, list.body).transactions).toHaveLength(rounds)
})
