import { randomUUID } from 'node:crypto'
import { type BodyOf, type Payment, streams } from '@bouquet/contract'
import { calls, packageIdSchema } from '@bouquet/contract/schemas'
import type { z } from 'zod'
import { spendCredits } from '../../src/features/credits/index.ts'
import { recordDispute } from '../../src/features/payments/index.ts'
import { sign, signatureHeader, webhookJob } from '../../src/features/payments/sandbox/webhook.ts'
import type { TestClient } from './client.ts'
import type { testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
type Order = BodyOf<typeof calls.startPayment>

/** An order of the smallest package by card. */
export function orderOf(own: Partial<Omit<Order, 'package'>> & { package?: string } = {}) {
  return {
    body: {
      payment_method: 'card' as const,
      idempotency_key: randomUUID(),
      ...own,
      package: packageIdSchema.parse(own.package ?? 'credits-60'),
    },
  }
}

export interface Begun {
  readonly payment: Payment
  readonly reference: string
}

export async function begin(
  client: TestClient,
  own?: Parameters<typeof orderOf>[0],
): Promise<Begun> {
  const { payment, redirect_url } = await client.call(calls.startPayment, orderOf(own))
  const { searchParams } = new URL(redirect_url, 'http://provider.example')
  return { payment, reference: searchParams.get('reference') ?? '' }
}

/** What the payer presses on the sandbox's page. */
export function decide(client: TestClient, { reference }: Begun, choice: string) {
  return client.fetch('/api/sandbox/checkout', {
    method: 'POST',
    body: new URLSearchParams({ reference, choice }),
  })
}

/** Posts the sandbox's notices to the program itself instead of to its port; gives the statuses of the responses. */
export function deliverNotices(server: Server): number[] {
  const statuses: number[] = []
  server.jobs.work(webhookJob, async ({ event }) => {
    statuses.push((await post(server, event)).status)
  })
  return statuses
}

const post = (server: Server, event: z.output<typeof webhookJob.data>['event']) => {
  const body = JSON.stringify(event)
  const headers = { [signatureHeader]: sign(server.services.secret, body) }
  return server.client().fetch(streams.paymentWebhook, { method: 'POST', body, headers })
}

/** Buys a package and has it credited. */
export async function buy(
  server: Server,
  client: TestClient,
  own?: Parameters<typeof orderOf>[0],
): Promise<Begun> {
  deliverNotices(server)
  const begun = await begin(client, own)
  await decide(client, begun, 'pay')
  await server.jobs.drain()
  return begun
}

type Disputed = Parameters<typeof recordDispute>[1]['dispute']

/** The payer disputes a payment of 9.90 euros, unless `own` says otherwise. */
export function dispute(
  server: Server,
  { payment, reference }: Begun,
  own: Partial<Disputed> = {},
) {
  return recordDispute(server.services, {
    provider: 'sandbox',
    kind: 'dispute',
    of: { payment: payment.payment_id, reference },
    dispute: {
      reference: 'dp_1',
      status: 'open',
      amount: 990,
      currency: 'EUR',
      answerBy: null,
      ...own,
    },
  })
}

/** A message takes this many credits from a member. */
export function spend(server: Server, member: string, amount: number) {
  return server.db.transaction((tx) =>
    spendCredits(tx, {
      brand: server.brand.id,
      member,
      amount,
      reason: 'message',
      key: `message:${amount}`,
      now: server.clock.now(),
    }),
  )
}

export async function balanceOf(client: TestClient): Promise<number> {
  return (await client.call(calls.credits)).balance
}

export async function statusOf(client: TestClient, { payment }: Begun) {
  return (await client.call(calls.payment, { query: { payment_id: payment.payment_id } })).payment
    .status
}
