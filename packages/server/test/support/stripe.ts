import { createServer, type IncomingMessage } from 'node:http'
import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import Stripe from 'stripe'
import { afterAll, beforeEach } from 'vitest'
import { createApp } from '../../src/app/createApp.ts'
import { parseConfig } from '../../src/platform/config.ts'
import { testClient } from './client.ts'
import { goodSignup } from './people.ts'
import type { testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

const keys = { secret: 'sk_test_fake', webhook: 'whsec_fake' }

interface Asked {
  readonly method: string
  readonly path: string
  readonly form: URLSearchParams
  readonly query: URLSearchParams
  readonly idempotencyKey: string | undefined
}

type Thing = Record<string, unknown>

/** Answers as Stripe's interface does, in the shapes of its documentation, and remembers what it was sent in each test. */
export async function fakeStripe() {
  const asked: Asked[] = []
  const things = new Map<string, Thing>()
  const byKey = new Map<string, Thing>()
  /** What is refused, by path, each once. */
  const refusals = new Map<string, { readonly status: number; readonly code: string }>()

  beforeEach(() => {
    asked.splice(0)
    things.clear()
    refusals.clear()
  })

  function make({ path, form }: Asked): Thing {
    const payment = form.get('metadata[payment]')
    if (path.endsWith('/expire')) {
      return change(path.split('/').at(-2) ?? '', { status: 'expired' })
    }
    if (path === '/v1/checkout/sessions') {
      const id = `cs_test_${things.size}`
      return keep({
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/pay/${id}`,
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: form.get('client_reference_id'),
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]'),
        payment_intent: `pi_of_${id}`,
        metadata: { payment },
      })
    }
    if (path === '/v1/payment_intents') {
      return keep({
        id: `pi_${things.size}`,
        object: 'payment_intent',
        status: 'processing',
        amount: Number(form.get('amount')),
        currency: form.get('currency'),
        payment_method_types: ['sepa_debit'],
        metadata: { payment },
      })
    }
    return keep({
      id: `re_${things.size}`,
      object: 'refund',
      status: 'succeeded',
      amount: Number(form.get('amount')),
      payment_intent: form.get('payment_intent'),
      metadata: { refund: form.get('metadata[refund]') },
    })
  }

  /** What `GET /v1/refunds` returns: the latest first, those of one intent. */
  const refundsOf = (intent: string | null): Thing => ({
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: [...things.values()]
      .filter((thing) => thing['object'] === 'refund' && thing['payment_intent'] === intent)
      .toReversed(),
  })

  function keep(thing: Thing & { id: string }): Thing {
    things.set(thing.id, thing)
    return thing
  }

  function change(id: string, own: Thing): Thing {
    return keep({ id, ...things.get(id), ...own })
  }

  function respond(each: Asked): { status: number; body: Thing } {
    const refusal = refusals.get(each.path)
    if (refusals.delete(each.path) && refusal) {
      const { status, code } = refusal
      return { status, body: { error: { type: 'invalid_request_error', code, message: code } } }
    }
    if (each.method === 'GET' && each.path === '/v1/refunds') {
      return { status: 200, body: refundsOf(each.query.get('payment_intent')) }
    }
    const known = things.get(each.path.split('/').at(-1) ?? '')
    if (each.method === 'GET') return { status: known ? 200 : 404, body: known ?? {} }
    const earlier = each.idempotencyKey === undefined ? undefined : byKey.get(each.idempotencyKey)
    const body = earlier ?? make(each)
    if (each.idempotencyKey !== undefined) byKey.set(each.idempotencyKey, body)
    return { status: 200, body }
  }

  const program = createServer((request, response) => {
    void read(request).then((form) => {
      const key = request.headers['idempotency-key']
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example')
      const each = {
        method: request.method ?? 'GET',
        path: pathname,
        query: searchParams,
        form,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      }
      asked.push(each)
      const { status, body } = respond(each)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  const port = await new Promise<number>((ready) => {
    program.listen(0, '127.0.0.1', () => {
      const address = program.address()
      ready(typeof address === 'object' && address ? address.port : 0)
    })
  })
  afterAll(() => {
    program.closeAllConnections()
    program.close()
  })
  return { asked, things, change, refusals, address: `http://127.0.0.1:${port}` }
}

export type FakeStripe = Awaited<ReturnType<typeof fakeStripe>>

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) text += String(part)
  return new URLSearchParams(text)
}

/** The same program with Stripe switched on. */
export function withStripe(server: Server, { address }: FakeStripe) {
  const config = parseConfig({
    NODE_ENV: 'test',
    DEMO: '1',
    STRIPE_SECRET_KEY: keys.secret,
    STRIPE_WEBHOOK_SECRET: keys.webhook,
    STRIPE_API: address,
  })
  const services = { ...server.services, config }
  const app = createApp(services)
  const client = () => testClient(app, 'harbour.example')
  return {
    services,
    client,
    async join(name: string) {
      const own = client()
      const email = `${name.toLowerCase()}@post.example`
      const { user } = await own.call(calls.signup, { body: { ...goodSignup, name, email } })
      if (!user) throw new Error('A discreet brand logs nobody in.')
      return { client: own, user }
    },
    /** Posts an event, signed as Stripe signs it unless told otherwise. */
    tell(type: string, object: unknown, secret = keys.webhook) {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
      return client().fetch(streams.paymentWebhook, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature },
      })
    },
  }
}
