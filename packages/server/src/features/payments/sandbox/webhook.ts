import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { streams } from '@bouquet/contract'
import { z } from 'zod'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { isSameSecret } from '../../../platform/secrets.ts'

export const signatureHeader = 'x-sandbox-signature'

export const checkoutPath = '/api/sandbox/checkout'

/** Body of a sandbox webhook. */
export const sandboxEventSchema = z.object({
  reference: z.string(),
  payment: z.string().nullable().default(null),
  outcome: z.enum(['completed', 'failed', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
})

/**
 * Key of the webhook signature, derived from the server's secret so that there is nothing to
 * configure.
 */
const keyOf = (secret: string): Buffer =>
  createHmac('sha256', secret).update('payment sandbox').digest()

export function sign(secret: string, body: string): string {
  return createHmac('sha256', keyOf(secret)).update(body).digest('hex')
}

export function isSigned(secret: string, body: string, signature: string | undefined): boolean {
  return isSameSecret(signature ?? '', sign(secret, body))
}

/** Sends a webhook; retried until it is accepted. */
export const webhookJob = jobKind(
  'sandbox-webhook',
  z.object({ host: z.string(), event: sandboxEventSchema }),
)

type WebhookData = z.output<(typeof webhookJob)['data']>

interface WebhookTarget {
  readonly port: number
  readonly secret: string
}

/** The queue starts shortly before the port is open. */
const retries = { tries: 20, pauseMs: 100 }

/**
 * Posts a signed webhook to this server's own port.
 * @throws Error when it is not accepted, so that the job is retried
 */
export async function sendWebhook(target: WebhookTarget, job: WebhookData): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await postWebhook(target, job)
    } catch (thrown) {
      if (tries === retries.tries || !isConnectionRefused(thrown)) throw thrown
      await wait(retries.pauseMs)
    }
  }
}

const isConnectionRefused = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ECONNREFUSED'

function postWebhook({ port, secret }: WebhookTarget, { host, event }: WebhookData): Promise<void> {
  const body = JSON.stringify(event)
  const headers = {
    host,
    'content-type': 'application/json',
    [signatureHeader]: sign(secret, body),
  }
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: streams.paymentWebhook, method: 'POST', headers },
      (answer) => {
        answer.resume()
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`The target answered ${answer.statusCode}.`))
      },
    )
      .on('error', reject)
      .end(body)
  })
}
