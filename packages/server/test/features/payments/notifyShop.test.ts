import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { sendWebhook } from '../../../src/features/payments/sandbox/webhook.ts'

const event = {
  reference: 'one',
  payment: null,
  outcome: 'completed',
  amount: 999,
  currency: 'EUR',
} as const

const job = { host: 'harbour.example', event }
const secret = 'a secret that only the tests know, of good length'

/** A shop that takes every notice, once it is open. */
function shop() {
  const bodies: string[] = []
  const server = createServer(async (asked, response) => {
    const parts = await asked.toArray()
    bodies.push(parts.join(''))
    response.end()
  })
  const open = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const address = server.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  }
  return { bodies, open, close: () => once(server.close(), 'close') }
}

test('CRD-3 a notice that is sent while the program still starts is taken as soon as it answers', async () => {
  const earlier = shop()
  const port = await earlier.open(0)
  await earlier.close()

  const sending = sendWebhook({ port, secret }, job)
  const later = shop()
  await later.open(port)
  await sending
  await later.close()
  expect(later.bodies.map((body) => JSON.parse(body))).toEqual([event])
})
