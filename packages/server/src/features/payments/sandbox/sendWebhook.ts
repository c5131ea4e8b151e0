import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { streams } from '@bouquet/contract'
import { z } from 'zod'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { sandboxEventSchema, sign, signatureHeader } from './wire.ts'

/** A notice on its way to the shop; the queue repeats it until the shop has taken it. */
export const webhookJob = jobKind(
  'sandbox-notice',
  z.object({ host: z.string(), notice: sandboxEventSchema }),
)

type WebhookData = z.output<(typeof webhookJob)['data']>

interface WebhookTarget {
  readonly port: number
  readonly secret: string
}

/** The queue is at work a moment before the port is open. */
const retries = { tries: 20, pauseMs: 100 }

/**
 * Posts a signed notice to this program's own port.
 * @throws Error when the shop does not take it, so that it is repeated
 */
export async function sendWebhook(shop: WebhookTarget, job: WebhookData): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await postWebhook(shop, job)
    } catch (fault) {
      if (tries === retries.tries || !isConnectionRefused(fault)) throw fault
      await wait(retries.pauseMs)
    }
  }
}

const isConnectionRefused = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ECONNREFUSED'

function postWebhook(
  { port, secret }: WebhookTarget,
  { host, notice }: WebhookData,
): Promise<void> {
  const body = JSON.stringify(notice)
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
        else reject(new Error(`The shop answered ${answer.statusCode}.`))
      },
    )
      .on('error', reject)
      .end(body)
  })
}
